import type { TextRange } from './TextRange.ts';

/**
 * Whether one of some lines would share its place with another, were the parts left out: a band or a
 * number belongs to a whole line.
 *
 * @param parts - of the code, in order
 * @param lines - counted from 1
 */
export function joinsLines(
  code: string,
  parts: readonly TextRange[],
  lines: ReadonlySet<number>,
): boolean {
  return parts.some(({ from, to }) => {
    const startsInside = from > 0 && code[from - 1] !== '\n';
    if (!startsInside || !code.slice(from, to).includes('\n')) return false;
    const first = code.slice(0, from).split('\n').length;
    const last = code.slice(0, to).split('\n').length;
    return [...lines].some((line) => line >= first && line <= last);
  });
}
