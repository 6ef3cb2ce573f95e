import { makeStyles } from '@griffel/react';
import main, * as colors from './colors';

export const useStyles = makeStyles({ root: { backgroundColor: colors.ground } });
export const getMain = () => main;
