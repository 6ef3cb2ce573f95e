import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { fontSize: '16px', backgroundColor: 'rgb(255, 222, 173)' },
});

export function Note({ children }: { children: ReactNode }) {
  const classes = useStyles();

  return <p className={classes.root}>{children}</p>;
}
