import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: { color: 'rebeccapurple', display: 'grid' },
});
