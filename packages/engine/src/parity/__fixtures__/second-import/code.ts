import type { GriffelStyle } from '@griffel/react';
import { ink } from './ink';
import { makeResetStyles, makeStyles } from '@griffel/react';

const box: GriffelStyle = { color: ink };

export const useStyles = makeStyles({ root: box });
export const useBase = makeResetStyles({ color: ink });
