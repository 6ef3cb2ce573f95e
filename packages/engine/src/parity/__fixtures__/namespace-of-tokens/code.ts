import { makeStyles } from '@griffel/react';
import * as sizes from './sizes';

export const useStyles = makeStyles({ root: { width: sizes.WIDE, height: sizes.TALL } });
