import { makeStyles } from '@griffel/react';

const size = 1;
let order: number;
try {
  size = 2;
  order = 2;
} catch {
  order = 3;
}
function change(): number {
  try {
    size = 4;
    return 4;
  } catch {
    return 5;
  }
}

export const useStyles = makeStyles({ root: { zIndex: size, order, flexGrow: change() } });
