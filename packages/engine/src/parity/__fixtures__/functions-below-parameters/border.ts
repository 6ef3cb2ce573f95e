import { makeStyles } from '@griffel/react';
import { double } from './units.ts';

export const useBorder = makeStyles({ root: { borderTopWidth: double(2) } });
