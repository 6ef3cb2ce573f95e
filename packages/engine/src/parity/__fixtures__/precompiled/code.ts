import { __resetStyles, __staticStyles, __styles as styles } from '@griffel/react';
export { useClasses as useLibrary } from './library';

export const useClasses = styles(
  { root: { sj55zd: 'fe3e8s9', De3pzq: 'f1x' } },
  {
    d: ['.fe3e8s9{color:red;}', ['.f1x{background:none;}', { p: -2 }]],
    m: [["@media print{.f2x{color:'red';}}", { m: 'print' }]],
  },
);
export const useOthers = styles(
  { root: { sj55zd: 'f163i14w' } },
  { d: ['.f163i14w{color:blue;}'] },
);
export const useBase = __resetStyles('r1', 'r2', [
  '.r1{margin-left:1px;}',
  '.r2{margin-right:1px;}',
]);
export const useStatics = __staticStyles({ d: ['body{margin:0;}'] });
