import { makeStyles } from '@griffel/react';

export const useClasses = makeStyles({
  root: {
    padding: '0 12px',
    borderRadius: '8px',
    fontWeight: 600,
    backgroundColor: '#8f3a5b',
  },
});
