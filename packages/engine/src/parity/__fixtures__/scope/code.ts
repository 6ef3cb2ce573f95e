import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    '@scope to (.island)': { color: 'red', ':hover': { marginRight: '2px' } },
    '@media print': { '@scope to (.island)': { color: 'black' } },
  },
});
