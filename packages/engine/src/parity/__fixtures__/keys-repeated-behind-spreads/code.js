/* eslint-disable no-dupe-keys -- It is what is tested. */
import { makeResetStyles } from '@griffel/react';

// In ES5, a repeated key keeps its first place. V8 gives it the last one behind a spread or a computed key.
const base = { display: 'flex' };
const mixin = (color) => ({ ...base, color: 'red', top: 0, color });

export const useA = makeResetStyles({ ...base, color: 'red', top: 0, color: 'gold' });
export const useB = makeResetStyles({
  ['dis' + 'play']: 'flex',
  '& b': {},
  top: 0,
  '& b': { top: 0 },
});
export const useC = makeResetStyles({ color: 'red', ...base, top: 0, color: 'gold' });
export const useD = makeResetStyles(mixin('red'));
