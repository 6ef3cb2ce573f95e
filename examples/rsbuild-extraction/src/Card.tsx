import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';

import { space, tokens } from './tokens';

const useBaseClass = makeResetStyles({
  padding: space(4),
  border: `1px solid ${tokens.accent}`,
  borderRadius: space(2),
});

const useClasses = makeStyles({
  root: { color: tokens.accent, fontSize: '16px' },
});

export function Card({ children }: { children: ReactNode }) {
  const baseClass = useBaseClass();
  const classes = useClasses();

  return <section className={mergeClasses(baseClass, classes.root)}>{children}</section>;
}
