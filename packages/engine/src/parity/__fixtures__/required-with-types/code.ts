/* eslint-disable @typescript-eslint/no-require-imports -- It is what is tested. */
const griffel = require('@griffel/react') as typeof import('@griffel/react');
const other = griffel;

export const useStyles = griffel.makeStyles({ root: { color: 'gold' } });
export const useOther = other.makeStyles({ root: { color: 'plum' } });
