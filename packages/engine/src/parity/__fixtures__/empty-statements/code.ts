import { makeStyles } from '@griffel/react';

const size: number = 2;
let gap = '0';
// prettier-ignore
switch (size) { case 1: ; break; default: gap = '4px'; ; }

export const useStyles = makeStyles({ root: { gap } });
