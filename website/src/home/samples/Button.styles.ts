import { makeStyles } from '@griffel/react';

export const useClasses = makeStyles({
  root: {
    padding: '8px 20px',
    borderRadius: '8px',
    fontWeight: 600,
    backgroundColor: '#2f58c4',
  },
});
