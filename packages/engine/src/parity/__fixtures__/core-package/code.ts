import { makeStyles, RESET } from '@griffel/core';

export const getClasses = makeStyles({
  root: { color: 'red', left: '1px' },
  none: { color: RESET },
});
