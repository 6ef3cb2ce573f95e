import { makeResetStyles, makeStyles } from '@griffel/react';
import { useIcon } from './icons/Icon';

export const useStyles = makeStyles({
  root: { backgroundImage: 'url(./dot.svg)', maskImage: 'url("./icons/ring.svg")' },
  again: { listStyleImage: "url('./dot.svg')", filter: 'url(./dot.svg#blur)' },
});
export const useBase = makeResetStyles({
  backgroundImage: 'url(./dot.svg), url(https://a.b/c.svg)',
});
export { useIcon };
