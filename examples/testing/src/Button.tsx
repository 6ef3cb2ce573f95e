import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';

const useClasses = makeStyles({
  root: {
    padding: '10px 20px',
    border: 'none',
    borderRadius: '8px',
    color: '#e8edf4',
    backgroundColor: '#273040',
    ':hover': { backgroundColor: '#3b4657' },
  },
  primary: {
    color: '#11151b',
    backgroundColor: '#ffd27a',
    ':hover': { backgroundColor: '#ffe3a8' },
  },
});

type ButtonProps = { primary?: boolean; children: ReactNode };

export function Button({ primary = false, children }: ButtonProps) {
  const classes = useClasses();
  const className = mergeClasses(classes.root, primary && classes.primary);

  return <button className={className}>{children}</button>;
}
