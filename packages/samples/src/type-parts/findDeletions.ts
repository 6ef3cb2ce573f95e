import type { TextRange } from './TextRange.ts';

/** Words, and single other characters. */
const TOKEN = /\w+|[^]/g;

/**
 * Finds what has to be left out of a text to get another one.
 *
 * @returns the stretches, in order and as few tokens as it takes; undefined where leaving out is not
 *   enough
 */
export function findDeletions(text: string, shorter: string): TextRange[] | undefined {
  const all = text.match(TOKEN) ?? [];
  const kept = shorter.match(TOKEN) ?? [];
  // From the end: how many tokens the rests of both have in common, at most.
  const width = kept.length + 1;
  const common = new Uint16Array((all.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = all.length - 1; i >= 0; i--) {
    for (let j = kept.length - 1; j >= 0; j--) {
      common[i * width + j] =
        all[i] === kept[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  if (at(0, 0) < kept.length) return undefined;

  const ranges: TextRange[] = [];
  let offset = 0;
  let j = 0;
  for (const [i, token] of all.entries()) {
    const end = offset + token.length;
    const last = ranges.at(-1);
    const goesOn = last?.to === offset;
    const canStay = token === kept[j] && at(i + 1, j + 1) + 1 === at(i, j);
    const canGo = at(i + 1, j) === at(i, j);
    // Where a token may stay or go, a stretch goes on: that makes few of them.
    if (canStay && !(goesOn && canGo)) j += 1;
    else if (goesOn) last.to = end;
    else ranges.push({ from: offset, to: end });
    offset = end;
  }
  return ranges;
}
