import { makeStyles } from '@griffel/react';
import { colors, getOthers, others } from './tokens';
import * as all from './tokens';
import spaces from './spaces';

// Babel writes Object.assign(_tokens.colors, …), which the shaker does not notice.
Object.assign(colors, { color: 'red' });
['top'].forEach((key) => {
  Object.assign(spaces, { [key]: '1px' });
});
export const useLost = makeStyles({ root: { ...colors, ...spaces, left: '0' } });

// An assignment counts as one for all names of the file.
others.color = 'blue';
export const useKept = makeStyles({ root: { ...getOthers(), right: '0' } });

Object.assign(all.more, { color: 'green' });
export const useNamespace = makeStyles({ root: { ...all.more } });
