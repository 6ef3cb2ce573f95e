import { makeResetStyles, makeStaticStyles } from '@griffel/react';

export const useStatic = makeStaticStyles('html { font-size: 16px } main > p { margin-left: 2px }');
export const useRoot = makeResetStyles({ color: 'black' });
