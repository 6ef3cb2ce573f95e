import { makeStyles } from '@griffel/react';

const forever = 1;
function count(): number {
  let n = 0;
  while (forever) {
    n++;
    if (n > 3) break;
  }
  return n;
}

export const useLoop = makeStyles({ root: { order: count() } });
