import { makeStyles } from '@griffel/react';
import { gap } from './layout';

export const unit = 4;
export const useStyles = makeStyles({ root: { rowGap: gap(2) } });
