import { makeResetStyles, makeStaticStyles } from '@griffel/react';

export const useStatics = makeStaticStyles({ body: { backgroundImage: 'url("./dot.svg")' } });
export const useBase = makeResetStyles({ color: 'red' });
