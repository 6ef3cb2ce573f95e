import { makeStyles } from '@griffel/react';

export const hooks = {
  useA: makeStyles({ root: { color: 'red' } }),
  useB: makeStyles({ root: { color: 'blue' } }),
};
