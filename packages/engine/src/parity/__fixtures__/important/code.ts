import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    color: 'red !important',
    padding: '1px !important',
    ':hover': { color: 'blue!important' },
  },
});
