import { makeStyles } from '@griffel/react';
import { color } from './tokens';
import { width } from './sizes/';

export const useStyles = makeStyles({ root: { color, width } });
