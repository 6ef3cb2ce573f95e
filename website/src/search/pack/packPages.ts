import type { SearchPage } from '../engine/SearchPage';

/** Separates the parts of a line. */
const SEPARATOR = '\t';

/** Starts the line of a page; lines of sections start with their depth. */
const PAGE = '#';

/** Starts the line of a message, which belongs to the section before it. */
const MESSAGE = '!';

/**
 * Prints pages, with a line for each page, section and message. Anchors are left out if the slugger creates
 * the same from the heading.
 *
 * @param createSlugger - creates the function that names a page's headings
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

/** A compressed text; see `packText`. */
export interface PackedText {
  /** The numbered words. */
  words: string[];
  /** Numbers of words, and other words as they are. */
  body: string;
}

/** The digits of numbers: characters that need no escape in JSON and JavaScript, in either quotes. */
const DIGITS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((digit) => !'"\'\\~'.includes(digit))
  .join('');

/** Encloses words without a number. */
const SPELLED = '~';

/**
 * The number of words with a one-digit number. The remaining digits start two-digit numbers.
 *
 * @param count - the number of all numbered words
 */
function countShortNumbers(count: number): number {
  const pairs = Math.ceil(Math.max(0, count - DIGITS.length) / (DIGITS.length - 1));
  return DIGITS.length - pairs;
}

/** Words, and the text between them. */
const PIECE = /[A-Za-z0-9]+|[^A-Za-z0-9]+/g;

/** Words that occur less often would take more space as numbers. */
const OFTEN = 3;

const byName = (a: string, b: string) => (a < b ? -1 : 1);

/**
 * Compresses a text so that, with gzip, it takes an eighth less space: frequent words become numbers, and
 * spaces between two words are left out. With a third of the length, more of the text is also within gzip's
 * window of 32 KB.
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
  // Words that are adjacent in the alphabet are similar, which compresses better.
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
