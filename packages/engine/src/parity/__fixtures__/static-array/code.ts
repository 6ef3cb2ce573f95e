import { makeStaticStyles, makeStyles } from '@griffel/react';

export const useStatic = makeStaticStyles([
  { '*': { boxSizing: 'border-box' } },
  'pre { overflow: auto } @media print { pre { white-space: pre-wrap } }',
  { '::selection': { backgroundColor: 'gold' } },
]);
export const useStyles = makeStyles({ root: { whiteSpace: 'pre' } });

const isOn: boolean = false;
export const useConditional = makeStaticStyles([
  isOn && { a: { color: 'red' } },
  { b: { color: 'gold' } },
]);
