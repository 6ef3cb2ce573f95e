import { makeStyles } from '@griffel/react';
import { listSteps, steps } from './tokens';

export const useStyles = makeStyles({
  root: { padding: steps.step3, margin: listSteps().step39 },
});
