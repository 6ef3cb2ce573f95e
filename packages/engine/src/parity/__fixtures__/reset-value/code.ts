import { makeStyles, RESET } from '@griffel/react';

export const useStyles = makeStyles({
  root: { color: 'red', ':hover': { color: 'blue' } },
  bare: { color: RESET, ':hover': { color: RESET } },
  both: { padding: RESET, paddingTop: '1px' },
});
