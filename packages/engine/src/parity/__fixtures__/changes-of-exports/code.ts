import { makeStyles } from '@griffel/react';
import { depth, gap, key, last, level, lost, theme, width } from './tokens';

let own = 1;
++own;
let size = '0';
for (size of ['1px', '2px']) {
  // The last one remains.
}

export const useStyles = makeStyles({
  root: {
    zIndex: depth,
    order: level,
    columnGap: `${gap}px`,
    rowGap: `${lost}px`,
    width: last,
    height: theme.height,
    gridArea: key,
    flexGrow: own,
    minWidth: size,
    maxWidth: width,
  },
});
