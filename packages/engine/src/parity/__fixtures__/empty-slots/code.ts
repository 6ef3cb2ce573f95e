import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {},
  filled: { color: 'red' },
  nested: { ':hover': {} },
});
export const useNothing = makeStyles({});
