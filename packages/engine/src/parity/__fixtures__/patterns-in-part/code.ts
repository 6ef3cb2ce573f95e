import { makeStyles } from '@griffel/react';

let count = 0;
const next = (): number => {
  count += 1;
  return count;
};
const theme = {
  get dark(): number {
    return next();
  },
  layer: 'auto',
};
const given: { a?: number; b?: number; layer?: string } = {};
const list: number[] = [];

// The compilers leave out what only the variables need that no style reads.
const { a = next(), b = next() } = given;
const [c = next(), d = next()] = list;
const { a: e = next(), ...others } = { b: 3, ...given };
const { dark, layer } = theme,
  { a: f = next() } = given,
  [g = next()] = list;

export const unread = (): number[] => [a, c, e, dark, f];
export const useStyles = makeStyles({
  root: { zIndex: b, order: d, flexGrow: others.b, flexShrink: g },
  other: { zIndex: layer, order: next() },
});
