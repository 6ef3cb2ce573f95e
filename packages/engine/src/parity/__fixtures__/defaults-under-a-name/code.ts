import { makeStyles } from '@griffel/react';
import { dot, icons, red, tokens } from './values';

export const useStyles = makeStyles({
  root: { color: tokens.blue, backgroundColor: red, backgroundImage: `url(${dot})` },
  icon: { width: icons.size },
});
