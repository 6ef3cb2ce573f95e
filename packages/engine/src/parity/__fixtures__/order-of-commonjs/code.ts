import { makeStyles } from '@griffel/react';
import * as layers from './layers';

// The compilers put "default" before the names that the file exports.
export const useStyles = makeStyles({ root: { zIndex: Object.keys(layers).indexOf('menu') } });
