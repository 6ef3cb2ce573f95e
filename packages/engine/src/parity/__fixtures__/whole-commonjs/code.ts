import { makeStyles } from '@griffel/react';

declare const require: (file: string) => Record<string, string>;

const value = require('./value.js');
const names = require('./names.js');
const both = require('./both.js');

// As a whole, require() gets what module.exports was set to.
export const useStyles = makeStyles({
  value: { ...value },
  names: { ...names },
  both: { ...both, backgroundColor: both.color },
});
