/* eslint-disable no-useless-assignment -- It is what is tested. */
import { makeStyles } from '@griffel/react';
import { accent } from './colors';

export { useStyles as default };

let width = '1px';
width = '2px';

const useStyles = makeStyles({ root: { color: accent, width } });
