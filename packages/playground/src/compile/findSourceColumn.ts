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
  let found: number | undefined;
  for (const [from, to] of alignTokens(before, after)) {
    if (to.at > column - 1) break;
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

/** The pairs of the longest common subsequence. */
function alignTokens(before: readonly Token[], after: readonly Token[]): [Token, Token][] {
  const width = after.length + 1;
  // For each pair of indexes: the length of the longest common subsequence from there on.
  const shared = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number): number => shared[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      shared[i * width + j] =
        before[i]?.text === after[j]?.text
          ? at(i + 1, j + 1) + 1
          : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [Token, Token][] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const [one, other] = [before[i], after[j]];
    if (!one || !other) return pairs;
    if (one.text === other.text && at(i, j) === at(i + 1, j + 1) + 1) {
      pairs.push([one, other]);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
}
