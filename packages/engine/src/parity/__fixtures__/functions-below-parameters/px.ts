import { makeStyles } from '@griffel/react';
import { px, rem } from './units.ts';

export const usePx = makeStyles({ root: { width: px(4), height: rem(4) } });
