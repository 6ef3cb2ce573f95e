import type { SearchPage } from '../engine/SearchPage';

/** Between the parts of a line. */
const SEPARATOR = '\t';

/** Opens the line of a page; those of sections open with their depth. */
const PAGE = '#';

/** Opens the line of a message, which belongs to the section before it. */
const MESSAGE = '!';

/**
 * Prints pages, one line for each and one for each section and message. Anchors are left out where `slug` makes
 * them of the heading.
 *
 * @param createSlugger - makes, for each page, what names its headings
 */
export function printPages(
  pages: readonly SearchPage[],
  createSlugger: () => (heading: string) => string,
): string {
  return pages
    .flatMap(({ route, title, group, weight, sections }) => {
      const slug = createSlugger();
      return [
        [PAGE, route, title, group, ...(weight === 1 ? [] : [String(weight)])],
        ...sections.flatMap(({ heading, depth, anchor, text, more, messages }) => {
          const expected = heading === '' ? '' : slug(heading);
          return [
            [String(depth), heading, text, more, ...(anchor === expected ? [] : [anchor])],
            ...messages.map((message) => [MESSAGE, message]),
          ];
        }),
      ];
    })
    .map((parts) => parts.join(SEPARATOR).replace(/\t+$/, ''))
    .join('\n');
}

/** Undoes `printPages`, with the same `createSlugger`. */
export function parsePages(
  printed: string,
  createSlugger: () => (heading: string) => string,
): SearchPage[] {
  const pages: SearchPage[] = [];
  let slug = createSlugger();
  for (const line of printed.split('\n')) {
    const [first = '', second = '', third = '', fourth = '', fifth] = line.split(SEPARATOR);
    if (first === PAGE) {
      slug = createSlugger();
      const weight = Number(fifth ?? 1);
      pages.push({ route: second, title: third, group: fourth, weight, sections: [] });
      continue;
    }
    if (first === MESSAGE) {
      pages.at(-1)?.sections.at(-1)?.messages.push(second);
      continue;
    }
    const expected = second === '' ? '' : slug(second);
    pages.at(-1)?.sections.push({
      heading: second,
      depth: Number(first),
      text: third,
      more: fourth,
      anchor: fifth ?? expected,
      messages: [],
    });
  }
  return pages;
}

/** A text in less room; see `packText`. */
export interface PackedText {
  /** The words that have a number. */
  words: string[];
  /** Numbers of words, and words that have none. */
  body: string;
}

/** The digits of numbers: what JSON and JavaScript write as one character between either quotes. */
const DIGITS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((digit) => !'"\'\\~'.includes(digit))
  .join('');

/** Stands around words that have no number. */
const SPELLED = '~';

/**
 * How many words have a number of one digit. Every digit after these opens a number of two.
 *
 * @param count - of all words with a number
 */
function countShortNumbers(count: number): number {
  const pairs = Math.ceil(Math.max(0, count - DIGITS.length) / (DIGITS.length - 1));
  return DIGITS.length - pairs;
}

/** Words, and what stands between them. */
const PIECE = /[A-Za-z0-9]+|[^A-Za-z0-9]+/g;

/** What occurs less often takes more room as a number than as letters. */
const OFTEN = 3;

const byName = (a: string, b: string) => (a < b ? -1 : 1);

/**
 * Packs a text so that, with gzip, it takes an eighth less: each word that occurs often becomes a
 * number, and a space between two words nothing at all. A third of the length also means that more
 * of the text is within the 32 KB that gzip looks back.
 */
export function packText(text: string): PackedText {
  const pieces = text.match(PIECE) ?? [];
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    if (piece !== ' ') counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  const often = [...counts]
    .filter(([word, count]) => count >= OFTEN || word.includes(SPELLED))
    .sort(([a, m], [b, n]) => n - m || byName(a, b))
    .map(([word]) => word);
  const short = countShortNumbers(often.length);
  // Neighbors in the alphabet are alike, which gzip likes.
  const words = [...often.slice(0, short).sort(byName), ...often.slice(short).sort(byName)];

  const numbers = new Map(
    words.map((word, index) => {
      if (index < short) return [word, DIGITS.charAt(index)];
      const rest = index - short;
      const lead = short + Math.floor(rest / DIGITS.length);
      return [word, DIGITS.charAt(lead) + DIGITS.charAt(rest % DIGITS.length)];
    }),
  );
  const body = pieces
    .filter((piece, index) => piece !== ' ' || index === 0 || index === pieces.length - 1)
    .map((piece) => numbers.get(piece) ?? SPELLED + piece + SPELLED)
    .join('');
  return { words, body };
}

const WORD = /^[A-Za-z0-9]/;

/** Undoes `packText`. */
export function unpackText({ words, body }: PackedText): string {
  const short = countShortNumbers(words.length);
  let text = '';
  let isAfterWord = false;
  for (let at = 0; at < body.length; at += 1) {
    let piece: string;
    if (body[at] === SPELLED) {
      const end = body.indexOf(SPELLED, at + 1);
      piece = body.slice(at + 1, end);
      at = end;
    } else {
      let number = DIGITS.indexOf(body.charAt(at));
      if (number >= short) {
        at += 1;
        number = short + (number - short) * DIGITS.length + DIGITS.indexOf(body.charAt(at));
      }
      piece = words[number] ?? '';
    }
    const isWord = WORD.test(piece);
    text += isWord && isAfterWord ? ` ${piece}` : piece;
    isAfterWord = isWord;
  }
  return text;
}
