import { makeStyles } from '@griffel/react';

const dense = true;

export const useStyles = makeStyles({
  root: { padding: dense ? '2px' : '8px', ...(dense ? { rowGap: '1px' } : { rowGap: '4px' }) },
});
