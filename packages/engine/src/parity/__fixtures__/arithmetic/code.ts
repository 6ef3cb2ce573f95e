import { makeStyles } from '@griffel/react';

const steps = [1, 2, 4].map((step) => step * 2);
const total = steps.reduce((sum, step) => sum + step, 0);

export const useStyles = makeStyles({
  root: { width: `${total}px`, height: steps.map((step) => `${step}rem`), order: steps.length },
});
