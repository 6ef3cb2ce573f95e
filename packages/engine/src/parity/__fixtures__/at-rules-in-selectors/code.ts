import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    ':hover': {
      '@media (hover: hover)': { backgroundColor: 'linen' },
      '@supports (color: lab(0 0 0))': { color: 'lab(50% 40 20)' },
    },
  },
});
