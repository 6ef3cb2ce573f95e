import { makeResetStyles, makeStyles } from '@griffel/react';
import dot from './dot.svg';
import { useRing } from './theme/ring';

export const useClasses = makeStyles({
  root: { backgroundImage: `url(${dot})`, ':hover': { maskImage: `url("${dot}#mask")` } },
});
export const useBase = makeResetStyles({ listStyleImage: `url(${dot})` });
export { useRing };
