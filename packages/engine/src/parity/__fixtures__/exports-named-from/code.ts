import { makeStyles } from '@griffel/react';
import { from } from './range.ts';

export const useStyles = makeStyles({ root: { width: from(4) } });
