import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: { containerType: 'inline-size', container: 'card / inline-size' },
  child: {
    '@container (min-width: 400px)': { color: 'red' },
    '@container card (max-width: 200px)': { color: 'blue', ':hover': { left: '1px' } },
    '@media (min-width: 400px)': { '@container (min-width: 10px)': { color: 'green' } },
  },
});
