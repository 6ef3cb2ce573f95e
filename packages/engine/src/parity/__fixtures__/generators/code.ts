import { makeStyles } from '@griffel/react';
import listColors from './listColors';
import listSizes, { count } from './listSizes';

export const useStyles = makeStyles({
  root: { color: [...listColors()].join(''), margin: [...listSizes()].join(' ') },
  ...Object.fromEntries([...count(3)].map((n) => [`column${String(n)}`, { order: n }])),
});
