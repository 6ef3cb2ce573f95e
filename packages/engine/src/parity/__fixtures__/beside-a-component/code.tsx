import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { color: 'red' },
  wide: { width: '100%' },
});

export function Panel({ wide, children }: { wide?: boolean; children: ReactNode }) {
  const classes = useStyles();
  return <div className={mergeClasses(classes.root, wide && classes.wide)}>{children}</div>;
}
