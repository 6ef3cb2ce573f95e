import { makeStyles } from '@griffel/react';
import whole from './whole.js';
import { width } from './named.js';

export const useStyles = makeStyles({ root: { color: whole.color, width } });
