import { makeResetStyles } from '@griffel/react';

export const useScreen = makeResetStyles({
  height: ['100vh', '100svh'],
  marginLeft: ['1px', 'calc(1px + env(safe-area-inset-left))'],
  '@scope to (.end)': { color: 'red' },
});
