import { makeStyles } from '@griffel/react';

const width = typeof window === 'undefined' ? 0 : window.innerWidth;
export const isNarrow = (): boolean => width < 600;

export const useStyles = makeStyles({ root: { color: 'red' } });
