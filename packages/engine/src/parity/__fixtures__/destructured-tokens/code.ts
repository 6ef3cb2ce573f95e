import { makeStyles } from '@griffel/react';
import { tokens } from './tokens';

const {
  color,
  sizes: [small, large],
  ...rest
} = tokens;

export const useStyles = makeStyles({
  root: { color, width: small, height: large, backgroundColor: rest.paper },
});
