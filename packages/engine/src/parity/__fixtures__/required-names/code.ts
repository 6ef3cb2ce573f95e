/* eslint-disable @typescript-eslint/no-require-imports */
import { makeStyles } from '@griffel/react';
import * as sizes from './sizes';

const { red, blue: accent } = require('./colors') as Record<string, string>;
const fonts = require('./fonts') as Record<string, string>;
const { small } = sizes;

export const useStyles = makeStyles({
  root: { color: red, backgroundColor: accent, width: small, fontFamily: fonts.sans },
});
