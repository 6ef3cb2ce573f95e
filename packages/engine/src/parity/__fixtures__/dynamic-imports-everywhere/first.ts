import { makeStyles } from '@griffel/react';
export { useClasses as useShared } from './shared';

void import('./third');
export const useClasses = makeStyles({ root: { color: 'blue' } });
