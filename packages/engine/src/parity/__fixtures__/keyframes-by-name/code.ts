import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: { animationName: 'blink', ':hover': { animationName: 'none' } },
});
