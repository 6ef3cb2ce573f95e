import { makeStyles } from '@griffel/react';
import theme from './theme';

export const useStyles = makeStyles({ root: { color: theme.accent } });
