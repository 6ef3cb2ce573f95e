import { makeStyles } from '@griffel/react';

const fade = { from: { opacity: 0 }, to: { opacity: 1 } };
const shift = { from: { marginLeft: '-8px' }, to: { marginLeft: '0' } };

export const useStyles = makeStyles({
  root: { animationName: [fade, shift], animationDuration: '200ms' },
  again: { animationName: fade },
});
