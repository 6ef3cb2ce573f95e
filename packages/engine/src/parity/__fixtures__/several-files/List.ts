import { makeStyles } from '@griffel/react';
import { useBadge } from './parts/Badge';

export const useList = makeStyles({ root: { color: 'blue', padding: '2px' }, bare: {} });
export const parts = [useBadge];
