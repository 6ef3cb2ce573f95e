import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    '@supports (display: grid)': { display: 'grid', '@supports (gap: 1px)': { rowGap: '1px' } },
    '@layer base': { color: 'gray', '@layer inner': { color: 'silver' } },
    '@layer theme': { ':hover': { marginLeft: '1px' } },
  },
});
