import _asset from './dot.svg';
import { __resetStyles, makeStyles } from '@griffel/react';

export const useBase = __resetStyles('r3', null, {
  r: ['.r3{color:teal;}'],
  s: [`@media print{.r3{background-image:url(${_asset});content:"\\201C";}}`],
});
export const useClasses = makeStyles({ root: { color: 'green' } });
