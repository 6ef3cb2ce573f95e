import { makeStyles } from '@griffel/react';

const fault = new Error('There is no color.');
function need(color?: string): string {
  if (!color) throw fault;
  return color;
}

export const useNeeded = makeStyles({ root: { color: need('red') } });
