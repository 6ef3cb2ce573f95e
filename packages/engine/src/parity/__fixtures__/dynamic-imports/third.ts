import { makeStyles } from '@griffel/react';
export { useClasses as useShared } from './shared';

export const useClasses = makeStyles({ root: { color: 'navy' } });
