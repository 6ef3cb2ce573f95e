import { makeStyles } from '@griffel/react';
import { accent, Spacing } from './theme';

export const useStyles = makeStyles({ root: { color: accent, paddingLeft: Spacing.small } });
