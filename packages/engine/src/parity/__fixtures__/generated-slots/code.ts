import { makeStyles } from '@griffel/react';

const colors = { red: '#e33', blue: '#33e' };

export const useStyles = makeStyles(
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, { color, fill: color }])),
);
