import { makeResetStyles } from '@griffel/react';
import { pill } from './pill';

export const useBadge = makeResetStyles({ ...pill, color: 'white' });
