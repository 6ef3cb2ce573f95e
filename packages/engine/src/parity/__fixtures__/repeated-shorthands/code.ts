import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  a: { padding: '1px', color: 'red', '@media print': { padding: '1px' } },
  b: { padding: '1px', color: 'red', '@media print': { padding: '1px' } },
});
