import { makeStyles } from '@griffel/react';
import { tokens } from './tokens';

const useStyles = makeStyles({
  root: { marginLeft: tokens.space, fontVariantNumeric: 'tabular-nums' },
});

export function Count({ value }) {
  return <output className={useStyles().root}>{value}</output>;
}
