import { makeStyles } from '@griffel/react';
import { Size } from './sizes';

enum Ink {
  'very-dark' = 'navy',
  light = 'skyblue',
}

export const useStyles = makeStyles({
  root: { color: Ink.light, backgroundColor: Ink['very-dark'], width: Size['x-large'] },
});
