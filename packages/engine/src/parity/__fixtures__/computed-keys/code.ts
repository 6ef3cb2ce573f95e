import { makeStyles } from '@griffel/react';

const slot = 'root';
const states = { hover: ':hover', wide: '@media (min-width: 50em)' };
const property = 'color' as const;

export const useStyles = makeStyles({
  [slot]: {
    [property]: 'red',
    [states.hover]: { [property]: 'blue' },
    [states.wide]: { top: '1px' },
  },
  ['a' + 'b']: { bottom: '1px' },
});
