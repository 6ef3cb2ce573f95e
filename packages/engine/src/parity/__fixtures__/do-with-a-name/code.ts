import { makeStyles } from '@griffel/react';
import { useLost } from './lost.ts';

function repeat(text: string, times: number): string {
  let result = '';
  let left = times;
  do {
    result += text;
    left--;
  } while (left > 0);
  return result;
}

export const useStyles = makeStyles({ root: { quotes: repeat('"b"', 2) } });
export { useLost };
