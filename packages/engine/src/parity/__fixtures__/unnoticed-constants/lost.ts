import { makeStyles } from '@griffel/react';

export const SMALL = 's';

function pick(size: string): string {
  switch (size) {
    case SMALL:
      return '4px';
    default:
      return '16px';
  }
}

export const useLost = makeStyles({ root: { width: pick('s') } });
