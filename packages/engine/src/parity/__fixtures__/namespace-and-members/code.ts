import { makeStyles } from '@griffel/react';
import * as tokens from './tokens';
import * as sizes from './sizes';
import { large } from './sizes';

// The compilers keep only the members that the styles read, and lose the others.
export const useStyles = makeStyles({
  root: { ...tokens, backgroundColor: tokens['color'] },
  large: { padding: large, margin: sizes.small },
});
