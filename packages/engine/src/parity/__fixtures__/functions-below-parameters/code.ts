import { makeStyles } from '@griffel/react';
import { useBorder } from './border.ts';
import { useGap } from './gap.ts';
import { usePad } from './pad.ts';
import { usePx } from './px.ts';
import { late, order, twice } from './units.ts';

const half = (size: number) => size / 2;
function size(n: number): string {
  return `${half(n)}px`;
}

export const useStyles = makeStyles({
  root: { width: size(2), zIndex: late, order: order(), flexGrow: twice(1) },
});
export { useBorder, useGap, usePad, usePx };
