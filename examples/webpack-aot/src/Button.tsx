import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';

import { space, tokens } from './tokens';

const useClasses = makeStyles({
  root: {
    padding: `${space(2)} ${space(4)}`,
    color: tokens.accent,
    fontSize: '16px',
    '@media (min-width: 600px)': { fontSize: '20px' },
    ':hover': { color: tokens.accentHover },
  },
  wide: { width: '100%' },
});

interface ButtonProps {
  wide?: boolean;
  children: ReactNode;
}

export function Button({ wide = false, children }: ButtonProps) {
  const classes = useClasses();

  return <button className={mergeClasses(classes.root, wide && classes.wide)}>{children}</button>;
}
