import { makeStyles } from '@griffel/react';

const keep = (_hook: unknown, styles: object) => styles;

export const useClasses = makeStyles({
  root: { color: 'red', ...keep(makeStyles({ inner: { color: 'blue' } }), { top: 0 }) },
});
