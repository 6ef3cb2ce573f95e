import { makeResetStyles, makeStyles } from '@griffel/react';

const _css = 'red';
const _asset = 'blue';
export const useClasses = makeStyles({
  root: { color: _css, backgroundImage: 'url(./dot.svg)' },
});
export const useBase = makeResetStyles({ color: _asset, backgroundImage: 'url(./dot.svg)' });
export function read(_css2: string) {
  const _asset2 = _css2;
  return [_asset2, _resetCSS];
}
declare const _resetCSS: string;
