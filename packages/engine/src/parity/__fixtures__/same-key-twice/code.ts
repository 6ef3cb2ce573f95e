import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    ':hover': { color: 'red' },
    '&:hover': { color: 'blue' },
    '> a': { color: 'red' },
    '>a': { color: 'blue' },
  },
});
