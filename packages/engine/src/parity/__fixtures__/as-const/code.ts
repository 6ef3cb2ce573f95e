import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: { position: 'absolute', inset: 0 } as const,
  list: { display: 'flex' as 'flex' | 'grid', zIndex: 3 as number },
} as const);
