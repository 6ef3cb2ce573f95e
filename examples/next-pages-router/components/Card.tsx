import { makeResetStyles, makeStyles, mergeClasses, shorthands } from '@griffel/react';
import type { ReactNode } from 'react';

const useBaseClass = makeResetStyles({
  padding: '16px',
  borderRadius: '8px',
  backgroundColor: 'rgb(238, 244, 250)',
});

const useClasses = makeStyles({
  root: {
    color: 'rgb(0, 90, 158)',
    ...shorthands.borderColor('rgb(0, 90, 158)'),
    fontSize: '16px',
    '@media (min-width: 600px)': { fontSize: '20px' },
    ':hover': { color: 'rgb(164, 38, 44)' },
  },
});

export function Card({ children }: { children: ReactNode }) {
  const baseClass = useBaseClass();
  const classes = useClasses();

  return <section className={mergeClasses(baseClass, classes.root)}>{children}</section>;
}
