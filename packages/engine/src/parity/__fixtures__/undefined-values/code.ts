import { makeStyles } from '@griffel/react';

const compact: boolean = false;

export const useStyles = makeStyles({
  root: { color: undefined, top: compact ? '1px' : undefined, left: '1px' },
});
