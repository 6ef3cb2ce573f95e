import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';

const useClasses = makeStyles({
  root: {
    padding: '4px 12px',
    borderRadius: '999px',
    backgroundColor: '#bba6ff',
    color: '#0a0c10',
    fontSize: '14px',
    ':hover': { backgroundColor: '#d3c6ff' },
  },
});

/**
 * Works anywhere: the nearest renderer decides where its
 * rules go.
 */
export function Badge({ children }: { children: ReactNode }) {
  const classes = useClasses();

  return <strong className={classes.root}>{children}</strong>;
}
