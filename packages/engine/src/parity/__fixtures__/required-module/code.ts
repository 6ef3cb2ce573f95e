/* eslint-disable @typescript-eslint/no-require-imports -- It is what is tested. */
const griffel = require('@griffel/react');
const { ink } = require('./ink');

export const useClasses = griffel.makeStyles({
  root: { color: ink, ...griffel.shorthands.margin(0) },
});
export const useBase = griffel.makeResetStyles({ color: 'navy' });
export const useOthers = griffel['makeStyles']({ root: { color: 'blue' } });
export const useMaybe = griffel.makeStyles?.({ root: { color: 'green' } });
