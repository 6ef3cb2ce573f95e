import { makeStyles } from '@griffel/react';
// @ts-expect-error: it has no types
import mixin, { size } from './mixin.js';

declare const require: (file: string) => Record<string, string>;

const named = require('./named.js');
const object = require('./object.js');
const { color } = require('./value.js');

// The compilers know the names of some forms of exports only.
export const useStyles = makeStyles({
  named: {
    color: named.color,
    margin: named.margin,
    padding: named.padding,
    width: named.width,
    height: named.height,
  },
  object: { color: object.color, margin: object['margin'], padding: object.padding },
  value: { color },
  mixin: { ...mixin(), width: size },
});
