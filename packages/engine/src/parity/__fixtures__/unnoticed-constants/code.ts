import { makeStyles } from '@griffel/react';
import { LARGE } from './sizes.ts';
import { useLoop } from './loop.ts';
import { useLost } from './lost.ts';
import { useNeeded } from './thrown.ts';
import { useThrown } from './thrownHere.ts';

const SMALL = 's';
const MEDIUM = 'm';
const UNUSED = 'x';
enum Step {
  One = 1,
}

function pick(size: string): string {
  const TINY = 't';
  switch (size) {
    case SMALL:
      return '4px';
    case MEDIUM:
      return '8px';
    case TINY:
      return '1px';
    case LARGE:
      return '12px';
    default:
      return '16px';
  }
}
const step = (one: number): string => {
  switch (one) {
    case Step.One:
      return '1px';
    default:
      return '2px';
  }
};
export const never = (size: string): boolean => {
  switch (size) {
    case UNUSED:
      return true;
    default:
      return false;
  }
};

export const useStyles = makeStyles({
  [SMALL]: { width: pick(SMALL) },
  [MEDIUM]: {
    width: pick('t'),
    height: pick('l'),
    top: step(1),
    left: never === undefined ? 0 : '1px',
  },
});
export { useLoop, useLost, useNeeded, useThrown };
