import { makeStyles } from '@griffel/react';
import { space, tokens } from './tokens';

export const useStyles = makeStyles({
  root: { color: tokens.ink, backgroundColor: tokens.paper, rowGap: space(3) },
  quiet: { color: tokens['muted'] },
});
