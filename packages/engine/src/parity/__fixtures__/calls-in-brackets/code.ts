import { makeResetStyles, makeStyles } from '@griffel/react';

// prettier-ignore
export const useClasses = (makeStyles)({ root: { color: 'red' } });
// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- It compiles to nothing.
export const useOthers = makeStyles!({ root: { color: 'blue' } });
export const useCast = (makeStyles as <T>(styles: T) => () => unknown)({
  root: { color: 'green' },
});
export const useBase = (makeResetStyles satisfies object)({ color: 'navy' });
