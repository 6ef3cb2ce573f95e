import { makeStyles } from '@griffel/react';
import { a, b, setA, setRenamed } from './index';

setA('blue');
setRenamed('blue');
export const useStyles = makeStyles({ root: { color: a.value }, other: { color: b.value } });
