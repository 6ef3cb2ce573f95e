import { makeStyles } from '@griffel/react';
import { pickColor } from './pickColor.js';
import { spacing } from './spacing';

export const useStyles = makeStyles({
  root: { color: pickColor(), padding: spacing(2), margin: spacing.none },
});
