import { makeStyles } from '@griffel/react';

const gap = (n: number) => space(n);
const twice = (space: number) => space * 2;
function space(n: number): string {
  return `${twice(n)}px`;
}
export const useGap = makeStyles({ root: { gap: gap(2) } });
