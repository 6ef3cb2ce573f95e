import { makeStyles } from '@griffel/react';
import * as palette from './palette';
import * as theme from './theme';

export const useStyles = makeStyles({
  root: {
    color: theme.accent,
    padding: (theme as typeof import('./theme')).sizes.small,
    gap: theme?.['gap'],
  },
  ...Object.fromEntries(Object.entries(palette).map(([name, color]) => [name, { fill: color }])),
});
export const first = palette.gray;
