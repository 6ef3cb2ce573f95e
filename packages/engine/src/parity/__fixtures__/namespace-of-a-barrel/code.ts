import { makeStyles } from '@griffel/react';
import * as barrel from './barrel';
import { all } from './all';

// The compilers lose what a file re-exports with export * where another reads it as a whole.
export const useStyles = makeStyles({
  root: { ...barrel },
  other: { color: all.color, margin: all.margin },
});
