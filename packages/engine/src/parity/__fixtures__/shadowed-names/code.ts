import { makeStyles } from '@griffel/react';

type Make = (styles: object) => unknown;
export const useClasses = makeStyles({ root: { color: 'red' } });
export function wrap(makeStyles: Make) {
  return makeStyles({ root: { color: 'blue' } });
}
export const wrapped = [(styles: object) => styles].map((makeStyles) => makeStyles({}));
{
  const makeStyles: Make = (styles) => styles;
  makeStyles({ root: { color: 'blue' } });
}
for (const makeStyles of [] as Make[]) makeStyles({});
