import type { FenceExpectation } from '../fences/parseFenceMeta.ts';
import type { ExpectedMessage, RunPlace } from './VerifiableSample.ts';

/** A message that occurred, and where it comes from, if that is known. */
interface FoundMessage {
  text: string;
  place?: RunPlace | undefined;
}

/** For longer messages, in characters, authors are advised to quote only a part. */
const LONG = 100;

/**
 * Matches the messages that an author expects with those that were found, one to one: a second message
 * like an expected one is unexpected.
 *
 * @param read returns the message of a found item
 * @returns the expected messages that were not found, and the found items that were not expected
 */
export function matchMessages<Found>(
  expected: readonly ExpectedMessage[],
  found: readonly Found[],
  read: (one: Found) => FoundMessage,
): { missing: ExpectedMessage[]; surprises: Found[] } {
  const surprises = [...found];
  // Exact texts first, then longer parts, so that a less specific one does not take another's match.
  const order = [...expected].sort(
    (a, b) =>
      Number(a.line !== undefined) - Number(b.line !== undefined) || b.text.length - a.text.length,
  );
  const missing = order.filter((one) => {
    const index = surprises.findIndex((candidate) => isMatch(one, read(candidate)));
    if (index >= 0) surprises.splice(index, 1);
    return index < 0;
  });
  return { missing, surprises };
}

/**
 * Whether a found message matches an expected one. The place of some is unknown, such as that of React's
 * warnings.
 */
export function isMatch({ text, file, line }: ExpectedMessage, found: FoundMessage): boolean {
  if (found.place && found.place.file !== file) return false;
  return line === undefined
    ? readFirstLine(found.text) === text.trim()
    : found.place?.line === line && found.text.includes(text.trim());
}

/** The first nonempty line of a message. */
function readFirstLine(text: string): string {
  return text.trim().split('\n')[0]?.trimEnd() ?? '';
}

/** Prints an expectation as in a fence: `logs@4="ready"`. */
export function printExpected(
  name: FenceExpectation['name'],
  { text, line }: Pick<ExpectedMessage, 'text' | 'line'>,
): string {
  const at = line === undefined ? '' : `@${String(line)}`;
  const quote = text.includes('"') ? "'" : '"';
  return `${name}${at}=${quote}${text}${quote}`;
}

/**
 * Suggests how to expect a message: by its first line or, if that is long or cannot be quoted, by a part of
 * it and its line.
 */
export function suggestExpected(
  name: FenceExpectation['name'],
  { text, place }: FoundMessage,
): string {
  const first = readFirstLine(text);
  const hasBothQuotes = first.includes('"') && first.includes("'");
  if (!place || (first.length <= LONG && !hasBothQuotes)) {
    return hasBothQuotes
      ? `${name}="…" with the first line of the message`
      : printExpected(name, { text: first });
  }
  return `${name}@${String(place.line)}="…" with a part of the message, in the fence of ${place.file}`;
}

/**
 * Suggests what to do about an expected message that was not found. If it comes from another file, or is a
 * part of a found message, says how to write that.
 */
export function correctExpected(
  name: FenceExpectation['name'],
  { text, file }: ExpectedMessage,
  found: readonly FoundMessage[],
): string {
  const meant = found.find((one) => one.text.includes(text.trim()));
  if (meant?.place && meant.place.file !== file) {
    return `It comes from ${meant.place.file}. Say so in that fence: ${suggestExpected(name, meant)}`;
  }
  return meant
    ? `Write the first line of the message, or a part of it and its line: ${suggestExpected(name, meant)}`
    : 'Correct the sample, or the fence.';
}
