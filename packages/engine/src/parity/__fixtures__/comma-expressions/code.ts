import { makeStyles } from '@griffel/react';
import { bump, gap, level, raise } from './exports';

// The compilers lose what a comma expression outside of functions calls or counts …
const sizes = [4];
const count = (sizes.push(8), sizes.length);
let step = 1;
const next = (step++, (step = step + 4), step);
let total = 0;
for (const size of (sizes.push(16), sizes)) total = total + size;

// … and an assignment to an export that no other file imports.
export let depth = 1;
const deepen = (): number => ((depth = depth + 1), depth);
export let width = 1;
const widen = (): number => (([width] = [width + 1]), width);
export let height = 2;
const grow = (): number => [([height] = [height + 1]), height][1] as number;
// The compilers keep one with another behind it.
export let top = 1;
const rise = (): number => ((top = top + 1), top);
const reset = (): number => {
  top = 0;
  return top;
};

export const useStyles = makeStyles({
  root: {
    order: count,
    zIndex: next,
    flexGrow: total,
    flexShrink: deepen(),
    gridRow: widen(),
    gridColumn: grow(),
    opacity: rise() + reset(),
    lineHeight: bump(),
    rowGap: `${gap}px`,
    orphans: raise(),
    widows: level,
    columnCount: (sizes.push(32), sizes.length),
  },
});
