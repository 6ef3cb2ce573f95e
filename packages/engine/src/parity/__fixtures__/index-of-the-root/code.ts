import { makeStyles } from '@griffel/react';
import { height } from './';
import { width } from '.';
import { top } from './sizes/..';
import { left } from './sizes/left';

export const useStyles = makeStyles({ root: { height, left, top, width } });
