import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { scale: 0.9 }, to: { scale: 1 } },
      animationDuration: '80ms',
    },
  },
});
