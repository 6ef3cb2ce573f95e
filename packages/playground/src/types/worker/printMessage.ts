import type ts from 'typescript';

const LONGEST = 400;

/** That a property takes an array of fallback values, too, which every property of a style does. */
const FALLBACKS = / \| (?:readonly )?NonNullable<[^']*(?=')/g;

/**
 * What TypeScript says, in one line: what is wrong, then the innermost reason, then the number of the
 * message, by which it can be looked up.
 */
export function printMessage({ messageText, code }: ts.Diagnostic): string {
  const texts = typeof messageText === 'string' ? [messageText] : listReasons(messageText);
  const first = texts[0] ?? '';
  const last = texts.at(-1) ?? '';
  const text = (last === first ? first : `${first} ${last}`)
    .replace(/\s+/g, ' ')
    .replace(FALLBACKS, ' | …');
  return `${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text} (TS${String(code)})`;
}

function listReasons(chain: ts.DiagnosticMessageChain): string[] {
  const [next] = chain.next ?? [];
  return [chain.messageText, ...(next ? listReasons(next) : [])];
}
