import { makeStyles } from '@griffel/react';
import { height } from './sizes';

let color = 'red';
[{ color: 'teal' }, { color: 'gold' }].forEach((one) => ({ color } = one));

let width = '0';
[['1px'], ['2px']].forEach(function (one) {
  return ([width] = one);
});

// Without a pattern, the change gets lost.
let opacity = 0;
[0.5, 1].forEach((one) => (opacity = one));

export const useStyles = makeStyles({ root: { color, height, width, opacity } });
