import type { GriffelStyle } from '@griffel/react';

export const shared: Record<'hidden' | 'shown', GriffelStyle> = {
  hidden: { visibility: 'hidden' },
  shown: { visibility: 'visible' },
};
