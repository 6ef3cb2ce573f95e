import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    height: ['100vh', '100dvh'],
    color: ['#f80', 'color(display-p3 1 0.5 0)'],
    paddingLeft: ['8px', 'max(8px, env(safe-area-inset-left))'],
    padding: ['4px', 'clamp(4px, 1vw, 8px)'],
  },
});
