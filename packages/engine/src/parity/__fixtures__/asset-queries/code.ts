import { makeStyles } from '@griffel/react';
import address from './dot.svg?url';
import inline from './dot.svg?inline';

export const useStyles = makeStyles({
  root: { backgroundImage: `url(${address})`, maskImage: `url("${inline}")` },
});
