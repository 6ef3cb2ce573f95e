import { makeStyles } from '@griffel/react';
import tokens from './tokens.json';

export const useStyles = makeStyles({ root: { color: tokens.ink } });
