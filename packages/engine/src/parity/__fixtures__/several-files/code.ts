import { makeStyles } from '@griffel/react';
import { useList } from './List';
import { useBadge } from './parts/Badge';

export const useStyles = makeStyles({ root: { color: 'red', '@media print': { color: 'black' } } });
export const hooks = [useList, useBadge];
