import { makeStyles } from '@griffel/react';

export const useClasses = makeStyles({
  base: {
    padding: '8px 20px',
    backgroundColor: '#2f58c4',
  },
  danger: { backgroundColor: '#a8324a' },
});
