import type { SharedCode } from './SharedCode.ts';
import { ShareLinkError } from './ShareLinkError.ts';

/** As many files as a link may hold. */
const MOST_FILES = 20;

/** Plain names of TypeScript and JavaScript, in folders or not; no `..`, no hidden files. */
const FILE_NAME = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|jsx?)$/;
const LONGEST_NAME = 100;

/** An address on this site: one slash at its start. */
const LOCAL_ADDRESS = /^\/(?!\/)[\w/#.-]*$/;

/**
 * Checks what a shared address held; keys that it does not know are ignored.
 *
 * @param text - untrusted JSON, of a bounded size
 * @throws ShareLinkError that says what is wrong
 */
export function parseSharedCode(text: string): SharedCode {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ShareLinkError('The code in this link is damaged: it is no JSON.');
  }
  if (!isRecord(value) || !isRecord(value.files)) {
    throw new ShareLinkError('The code in this link has no files.');
  }
  const entries = Object.entries(value.files);
  if (entries.length === 0 || entries.length > MOST_FILES) {
    throw new ShareLinkError(
      `This link has ${String(entries.length)} files; it may have 1 to ${String(MOST_FILES)}.`,
    );
  }
  const files: Record<string, string> = {};
  for (const [name, code] of entries) {
    if (!FILE_NAME.test(name) || name.length > LONGEST_NAME) {
      throw new ShareLinkError(`This link has a file whose name is not allowed: ${quote(name)}.`);
    }
    if (typeof code !== 'string') {
      throw new ShareLinkError(`The file ${quote(name)} of this link is no text.`);
    }
    files[name] = code;
  }
  const { active, from } = value;
  if (typeof active !== 'string' || !Object.hasOwn(files, active)) {
    throw new ShareLinkError('This link names no file to show, or one that it has not.');
  }
  const isLocal = typeof from === 'string' && LOCAL_ADDRESS.test(from);
  return { files, active, ...(isLocal && { from }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A name as a message may show it, whatever it is. */
function quote(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
}
