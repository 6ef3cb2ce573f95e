import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  spinner: {
    animationDuration: '3s',
    animationIterationCount: 'infinite',
    animationName: { from: { transform: 'rotate(0deg)' }, to: { transform: 'rotate(360deg)' } },
  },
});
