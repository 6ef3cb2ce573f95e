import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';

const useClasses = makeStyles({
  root: { padding: '4px 12px', borderRadius: '8px', color: 'rgb(255, 255, 255)' },
  plain: { backgroundColor: 'rgb(80, 80, 80)' },
  calm: { backgroundColor: 'rgb(0, 90, 158)' },
  loud: { backgroundColor: 'rgb(164, 38, 44)' },
});

interface BadgeProps {
  tone: 'plain' | 'calm' | 'loud';
  children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  const classes = useClasses();

  return <strong className={mergeClasses(classes.root, classes[tone])}>{children}</strong>;
}
