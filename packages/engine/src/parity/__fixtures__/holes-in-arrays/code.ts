/* eslint-disable no-sparse-arrays -- It is what is tested. */
import { makeStyles } from '@griffel/react';

const columns = [, '1fr', , '2fr', ,];
const [first, , third] = ['1px', '2px', '3px'];

export const useStyles = makeStyles({
  root: { gridColumnEnd: `span ${String(columns.length)}`, padding: [first, , third].join(' ') },
});
