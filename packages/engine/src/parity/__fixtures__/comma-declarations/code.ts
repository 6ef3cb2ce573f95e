import { makeResetStyles, makeStyles } from '@griffel/react';

export const color = 'red',
  useStyles = makeStyles({ root: { color } }),
  useBase = makeResetStyles({ color });
