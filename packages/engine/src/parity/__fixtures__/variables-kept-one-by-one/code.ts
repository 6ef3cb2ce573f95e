import { makeStyles } from '@griffel/react';
import { third } from './counts';

const counter = { value: 0 };
const next = (): number => ++counter.value;

// The compilers leave out what the styles do not read, here the first call …
const first = next(),
  second = next(),
  [, gap] = [first, 4],
  { top, left } = { top: '1px', left: '2px' };

// … and the definition of `size`, because a parameter hides it.
const measure = (): string => (typeof size === 'undefined' ? '0' : '1px'),
  double = (size: number): number => size * 2,
  size = 4;

export const useStyles = makeStyles({
  root: {
    order: second,
    gap: `${gap}px`,
    top,
    left,
    width: measure(),
    zIndex: double(2),
    flexGrow: third,
  },
});
