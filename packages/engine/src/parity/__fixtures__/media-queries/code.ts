import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    color: 'black',
    '@media (min-width: 600px)': { color: 'gray', ':hover': { color: 'silver' } },
    '@media (min-width: 1000px)': { color: 'white' },
    '@media print': { display: 'none' },
    '@media (min-width: 600px) and (max-width: 900px)': { padding: '1px', paddingLeft: '2px' },
  },
});
