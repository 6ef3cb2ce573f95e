import { makeResetStyles, makeStaticStyles, makeStyles } from '@griffel/react';

export const useA = makeStyles({ root: { color: 'red', display: 'flex' } });
export const useBase = makeResetStyles({ color: 'red', marginLeft: '3px' });
export const useB = makeStyles({ root: { display: 'flex', color: 'blue' } });
export const useGlobal = makeStaticStyles({ body: { color: 'red' } });
export const useOther = makeResetStyles({ '@media print': { color: 'black' } });
export const useC = makeStyles({
  root: { '@media print': { color: 'blue' } },
  x: { color: 'blue' },
});
