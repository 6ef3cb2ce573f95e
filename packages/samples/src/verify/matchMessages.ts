import type { FenceExpectation } from '../fences/parseFenceMeta.ts';
import type { ExpectedMessage, RunPlace, SampleProblem } from './VerifiableSample.ts';

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

/** How the differences between expected and found messages are described. */
interface Wording<Found> {
  /** The word of the fence that expects such messages. */
  name: FenceExpectation['name'];
  /** Returns the message of a found item. */
  read: (one: Found) => FoundMessage;
  /** Says that others were found in place of an expected message: `the sample logs something else:` */
  others: string;
  /** Says that none was found. */
  none: string;
  /** Prints a found item in the list of others. */
  print: (one: Found) => string;
  /** Describes an unexpected item. */
  describe: (one: Found) => string;
  /** The file of problems whose place is unknown. */
  entry?: string;
  /** What else an author could do about an unexpected item. */
  hint?: string;
  /** Whether an item may be found without being expected. */
  isAllowed?: (one: Found) => boolean;
}

/**
 * Compares the messages that an author expects with those that were found.
 *
 * @returns a problem for each expected message that is missing; if there is none, one for each unexpected message
 */
export function judgeMessages<Found>(
  expected: readonly ExpectedMessage[],
  found: readonly Found[],
  wording: Wording<Found>,
): SampleProblem[] {
  const { name, read, others, none, print, describe, entry = '', hint, isAllowed } = wording;
  const { missing, surprises: unexpected } = matchMessages(expected, found, read);
  const surprises = unexpected.filter((one) => !isAllowed?.(one));
  if (missing.length === 0) {
    return surprises.map((one) => ({
      ...(read(one).place ?? { file: entry, line: 1 }),
      message: [
        describe(one),
        `Correct the sample. If it shows this on purpose, say so in the fence: ${suggestExpected(name, read(one))}`,
        ...(hint === undefined ? [] : [hint]),
      ].join('\n'),
    }));
  }
  const instead = surprises.length > 0 ? [others, ...surprises.map(print)].join('\n') : none;
  return missing.map((one) => ({
    file: one.file,
    line: one.line ?? 1,
    message: `The fence says ${printExpected(name, one)}, but ${instead}\n${correctExpected(name, one, surprises.map(read))}`,
  }));
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
