import { makeStyles } from '@griffel/react';

export type Options = Record<string, string>;
export const useOther = makeStyles({ root: { color: 'not in the style sheet' } });
