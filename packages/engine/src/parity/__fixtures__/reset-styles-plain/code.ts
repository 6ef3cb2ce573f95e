import { makeResetStyles } from '@griffel/react';

export const useBox = makeResetStyles({ boxSizing: 'border-box', marginTop: 0, lineHeight: 1.5 });
