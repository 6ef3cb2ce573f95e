import { cutAtLines, type AtomRange } from '@griffel-site/engine';
import type { Token } from './tokenizeCSS.ts';

/** A run of code that belongs to one atom, or to none, in pieces of one color each. */
export interface CodeRun {
  /** The atom's name and hue. */
  atom?: { name: string; hue: number | undefined };
  pieces: { text: string; className?: string }[];
}

/**
 * Cuts code at the borders of its tokens and atoms. Put together, the pieces are the code again.
 *
 * @param tokens - in order, not overlapping
 * @param atoms - in order, not overlapping; one that spans lines is a run a line, without indentation
 */
export function splitCode(
  code: string,
  tokens: readonly Token[],
  atoms: readonly AtomRange[],
): CodeRun[] {
  const runs: CodeRun[] = [];
  let next = 0;
  const cut = (from: number, to: number): CodeRun['pieces'] => {
    const pieces: CodeRun['pieces'] = [];
    let offset = from;
    while (offset < to) {
      while ((tokens[next]?.to ?? Infinity) <= offset) next++;
      const token = tokens[next];
      const isInside = token !== undefined && token.from <= offset;
      const end = Math.min(to, isInside ? token.to : (token?.from ?? to));
      pieces.push({
        text: code.slice(offset, end),
        ...(isInside && { className: token.className }),
      });
      offset = end;
    }
    return pieces;
  };
  let offset = 0;
  for (const { from, to, atom: name, hue } of atoms.flatMap((atom) => cutAtLines(atom, code))) {
    if (from > offset) runs.push({ pieces: cut(offset, from) });
    runs.push({ atom: { name, hue }, pieces: cut(from, to) });
    offset = to;
  }
  if (offset < code.length) runs.push({ pieces: cut(offset, code.length) });
  return runs;
}
