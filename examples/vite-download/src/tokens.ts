import type { GriffelStyle } from '@griffel/core';

export const tokens = {
  ink: 'rgb(20, 40, 60)',
  accent: 'rgb(0, 90, 158)',
  space: '16px',
} as const;

export const focusRing: GriffelStyle = {
  ':focus-visible': { outline: `2px solid ${tokens.accent}` },
};
