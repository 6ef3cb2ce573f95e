/* eslint-disable no-sparse-arrays -- It is what is tested. */
import { makeStyles } from '@griffel/react';

const heights = ['100vh', , '100dvh'] as string[];

// At run time, a hole is a value that browsers drop.
export const useStyles = makeStyles({
  root: { height: heights, color: ['red', , 'color(display-p3 1 0 0)'] as string[] },
});
