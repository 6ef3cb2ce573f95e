import { makeResetStyles } from '@griffel/react';

export const usePulse = makeResetStyles({
  animationDuration: '1s',
  animationName: { from: { opacity: 0.4 }, to: { opacity: 1 } },
  '::before': {
    animationName: [{ from: { left: 0 }, to: { left: '4px' } }, { to: { top: '1px' } }],
  },
});
