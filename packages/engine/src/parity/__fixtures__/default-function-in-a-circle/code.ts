import { makeStyles } from '@griffel/react';
import { border } from './border';

export default function () {
  return { display: 'flex' } as const;
}

export const useStyles = makeStyles({ root: border });
