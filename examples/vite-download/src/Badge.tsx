import { makeResetStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { tokens } from './tokens';

const useBadgeClass = makeResetStyles({
  padding: '2px 8px',
  border: `1px solid ${tokens.accent}`,
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: '200ms',
});

export function Badge({ children }: { children: ReactNode }) {
  return <strong className={useBadgeClass()}>{children}</strong>;
}
