import { makeStyles } from '@griffel/react';
import { color, mix, sizes } from './theme';

export const useStyles = makeStyles({ root: { color, width: sizes.s, height: mix() } });
