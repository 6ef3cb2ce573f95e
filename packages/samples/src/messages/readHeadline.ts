import { HOLE } from './collectMessages.ts';

/** What a line has at least to be more than the name of a package: `@griffel/core:`. */
const FEWEST_WORDS = 3;

const ADDRESS = /https?:\/\/\S+/g;

/** Some messages end with more brackets than they opened. */
const UNOPENED = /…[)}\]]{2,}$/;

/**
 * The line by which people know a message: its first one that is a sentence, with single spaces. An
 * address is as a value that is inserted.
 *
 * `@griffel/core: \n\n Two "a" found.\nSee the docs.` gives `Two "a" found.`
 */
export function readHeadline(message: string): string {
  const lines = message.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const isSentence = (line: string) =>
    (line.replaceAll(HOLE, '').match(/\p{L}{2,}/gu) ?? []).length >= FEWEST_WORDS;
  const line = lines.find(isSentence) ?? lines.find((one) => one !== '') ?? '';
  return line.replace(ADDRESS, HOLE).replace(UNOPENED, HOLE);
}

/** Finds a message in a text: its words in their order, with anything short for what is inserted. */
export function createMessagePattern(headline: string): RegExp {
  const parts = headline.split(HOLE).map((part) =>
    part
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '\\s+'),
  );
  return new RegExp(parts.join('[\\s\\S]{0,200}?'));
}
