import { makeStyles } from '@griffel/react';
import { shared } from './shared';

export const useStyles = makeStyles({
  ...shared,
  own: { color: 'plum' },
});
