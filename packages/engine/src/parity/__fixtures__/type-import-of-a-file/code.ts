import { makeStyles } from '@griffel/react';
import type { Options } from './Other';
import { type Slots, ink } from './ink';

export const options: Options = {};
export const slots: Slots[] = [];
export const useStyles = makeStyles({ root: { color: ink } });
