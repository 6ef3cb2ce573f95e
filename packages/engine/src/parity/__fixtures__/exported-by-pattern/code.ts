import { makeStyles } from '@griffel/react';
import { accent, primary } from './colors';
import { medium, small } from './sizes';

export const useStyles = makeStyles({
  root: { color: primary, backgroundColor: accent, width: small, height: medium },
});
