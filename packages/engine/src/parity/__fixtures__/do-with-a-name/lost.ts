import { makeStyles } from '@griffel/react';

function repeat(text: string, times: number): string {
  let result = '';
  let left = times;
  do {
    result += text;
    left--;
  } while (left);
  return result;
}

export const useLost = makeStyles({ root: { quotes: repeat('"a"', 2) } });
