import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  slide: {
    animationName: { '0%': { left: '0' }, '60%': { left: '12px' }, '100%': { left: '4px' } },
  },
});
