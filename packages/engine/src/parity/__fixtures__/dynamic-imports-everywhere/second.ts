export { useClasses as useFirst } from './first';
import { makeStyles } from '@griffel/react';

export const useClasses = makeStyles({ root: { color: 'teal', '@media print': { color: 'red' } } });
