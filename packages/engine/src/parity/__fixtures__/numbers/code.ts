import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: { zIndex: -1, lineHeight: 1.25, flexGrow: 1, margin: 0, opacity: 0.05, order: 1e3 },
});
