import { makeStyles } from '@griffel/react';
import { tokens } from './tokens';

const useClasses = makeStyles({
  root: { marginLeft: tokens.space, fontVariantNumeric: 'tabular-nums' },
});

export function Count({ value }) {
  return <output className={useClasses().root}>{value}</output>;
}
