import { makeStyles } from '@griffel/react';
import { ink, rule, weights } from './theme/index';

export const useStyles = makeStyles({
  root: { color: ink, borderBottomWidth: rule, fontWeight: weights.bold },
});
