import { makeStyles } from '@griffel/react';
import { mix, space } from './tokens';

export const useStyles = makeStyles({ root: { padding: space(2), ...mix() } });
