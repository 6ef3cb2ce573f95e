import { makeStyles } from '@griffel/react';
import * as mixins from './mixins';

const { ring, ...slots } = mixins.all;

export const useStyles = makeStyles({ ...slots, ring: ring('2px') });
