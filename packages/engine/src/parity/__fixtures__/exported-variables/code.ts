import { makeStyles } from '@griffel/react';
import gap, { depth, shadow, weight as fontWeight } from './tokens';

export const useStyles = makeStyles({
  root: { boxShadow: shadow, rowGap: `${gap}px`, fontWeight, zIndex: depth },
});
