import { makeStyles } from '@griffel/react';
import { tokens } from './tokens';

export const useStyles = makeStyles({ root: { color: tokens.accent } });
