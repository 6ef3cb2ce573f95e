import { alignLists } from './alignLists.ts';

interface Token {
  text: string;
  /** 0-based. */
  at: number;
}

/**
 * Creates a function that maps columns of a compiled file to its source.
 *
 * @returns takes a line and a column of `compiled`, both 1-based
 */
export function createColumnFinder(
  source: string,
  compiled: string,
): (line: number, column: number) => number | undefined {
  const lineOf = (text: string, line: number): string => text.split('\n')[line - 1] ?? '';
  return (line, column) => findSourceColumn(lineOf(source, line), lineOf(compiled, line), column);
}

/** Lines with more tokens are not aligned, because that takes quadratic time. */
const MAX_TOKENS = 500;

/**
 * Maps a column of a compiled line to the source. The compiler keeps lines, removes words (types) and inserts
 * words (guards, calls for JSX), so the longest common subsequence of words shows which are the same. A
 * source map would contain more than is needed, and take time for each edit.
 *
 * @param column - 1-based, as is the result
 * @returns undefined if no word of the source is at the column or before it
 */
export function findSourceColumn(
  source: string,
  compiled: string,
  column: number,
): number | undefined {
  const before = tokenize(source);
  const after = tokenize(compiled);
  if (before.length > MAX_TOKENS || after.length > MAX_TOKENS) return undefined;
  const texts = (tokens: readonly Token[]) => tokens.map((token) => token.text);
  let found: number | undefined;
  for (const [i, j] of alignLists(texts(before), texts(after))) {
    const [from, to] = [before[i], after[j]];
    if (!from || !to || to.at > column - 1) break;
    // Within a word, the offset is the same. Text that was inserted after a word maps to its end.
    found = from.at + 1 + Math.min(column - 1 - to.at, from.text.length - 1);
  }
  return found;
}

function tokenize(line: string): Token[] {
  return [...line.matchAll(/[\w$]+|[^\s\w$]/g)].map((match) => ({
    text: match[0],
    at: match.index,
  }));
}
