import { makeStyles } from '@griffel/react';

void import('./third');
export const useClasses = makeStyles({ root: { color: 'green' } });
