import { makeStyles } from '@griffel/react';
export { useClasses as useSync } from './sync';

void import('./first');
export const useClasses = makeStyles({ root: { color: 'red' } });
export const load = () => import('./second');
void load();
