import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    '@media screen': {
      '@media (orientation: landscape)': { flexDirection: 'row' },
      ':hover': { '@media (hover: hover)': { color: 'orange' } },
    },
  },
});
