import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';

const useClasses = makeStyles({
  root: { fontSize: '16px', backgroundColor: 'rgb(255, 222, 173)' },
});

export function Note({ children }: { children: ReactNode }) {
  const classes = useClasses();

  return <p className={classes.root}>{children}</p>;
}
