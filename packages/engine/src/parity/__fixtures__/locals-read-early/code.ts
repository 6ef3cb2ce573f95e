import { makeStyles } from '@griffel/react';

// In ES5, which the compilers evaluate, reading a variable early is no error.
function attempt(read: () => string | undefined): string {
  try {
    return read() ?? 'green';
  } catch {
    return 'red';
  }
}
const above = (): string | undefined => {
  const value = late;
  const late = 'blue';
  return value && late;
};
const skipped = (size: number): string | undefined => {
  switch (size) {
    case 1:
      // eslint-disable-next-line no-case-declarations -- what a switch skips is defined in its other cases
      const small = 'blue';
      return small;
    default:
      return small;
  }
};
const looped = (): string => {
  let text = '';
  for (const size of [1, 2]) {
    text += attempt(() => 'loop');
    try {
      text += String(last);
    } catch {
      text += 'none';
    }
    const last = size;
  }
  return text;
};
// It remains one to change a constant, and closures in a loop have variables of their own.
const changed = (): string => {
  const fixed: string = 'blue';
  try {
    (fixed as unknown) = 'red';
  } catch {
    return fixed;
  }
  return fixed;
};

export const useStyles = makeStyles({
  root: {
    color: attempt(above),
    backgroundColor: attempt(() => skipped(2)),
    gridArea: looped(),
    fill: changed(),
  },
});
