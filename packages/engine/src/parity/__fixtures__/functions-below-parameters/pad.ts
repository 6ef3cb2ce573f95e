import { makeStyles } from '@griffel/react';
import { pad } from './units.ts';

export const usePad = makeStyles({ root: { width: pad(4) } });
