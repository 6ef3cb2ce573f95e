import type { FenceExpectation } from '../fences/parseFenceMeta.ts';
import type { ExpectedMessage, RunPlace } from './VerifiableSample.ts';

/** A message that was found, and where it comes from, if that is known. */
interface FoundMessage {
  text: string;
  place?: RunPlace | undefined;
}

/** Longer messages are quoted in part in what an author is told to write. */
const LONG = 100;

/**
 * Compares the messages that an author expects with those that were found, one to one: a message
 * that nobody expects is a surprise even if another one like it is expected.
 *
 * @param read what the message of a found thing is
 * @returns the expected ones that were not found, and the found ones that were not expected
 */
export function matchMessages<Found>(
  expected: readonly ExpectedMessage[],
  found: readonly Found[],
  read: (one: Found) => FoundMessage,
): { missing: ExpectedMessage[]; surprises: Found[] } {
  const surprises = [...found];
  // The exact ones first, then the longer: so that none takes what another one needs.
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
 * Whether an expected message is the one that was found. Of some, such as warnings of React, nobody knows
 * where they come from.
 */
export function isMatch({ text, file, line }: ExpectedMessage, found: FoundMessage): boolean {
  if (found.place && found.place.file !== file) return false;
  return line === undefined
    ? readFirstLine(found.text) === text.trim()
    : found.place?.line === line && found.text.includes(text.trim());
}

/** The first line of a message that is not empty. */
function readFirstLine(text: string): string {
  return text.trim().split('\n')[0]?.trimEnd() ?? '';
}

/** Prints an expectation as its author has written it: `logs@4="ready"`. */
export function printExpected(
  name: FenceExpectation['name'],
  { text, line }: Pick<ExpectedMessage, 'text' | 'line'>,
): string {
  const at = line === undefined ? '' : `@${String(line)}`;
  const quote = text.includes('"') ? "'" : '"';
  return `${name}${at}=${quote}${text}${quote}`;
}

/**
 * Prints what an author can write to expect a message: its first line or, if that is long or cannot
 * stand in quotes, a part of it and its line.
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
 * Says what to do about an expected message that was not found: if it comes from another file, or is a part of
 * one that was found, how to write that.
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
