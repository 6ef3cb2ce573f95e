import { makeStyles } from '@griffel/react';

export const useButtonStyles = makeStyles({
  root: {
    padding: '8px 20px',
    borderRadius: '8px',
    fontSize: '17px',
    fontWeight: 600,
    lineHeight: '24px',
    backgroundColor: '#2f58c4',
  },
});

export const useBadgeStyles = makeStyles({
  root: {
    padding: '0 12px',
    borderRadius: '8px',
    fontWeight: 600,
    lineHeight: '24px',
    backgroundColor: '#8f3a5b',
  },
});
