import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    padding: '4px 12px',
    borderRadius: '999px',
    backgroundColor: '#bba6ff',
    color: '#0a0c10',
    fontSize: '14px',
    ':hover': { backgroundColor: '#d3c6ff' },
  },
});

/** Does not depend on its place: its rules go where the nearest renderer writes them. */
export function Badge({ children }: { children: ReactNode }) {
  const classes = useStyles();

  return <strong className={classes.root}>{children}</strong>;
}
