import { makeStyles } from '@griffel/react';
import accent, { Size, gap, soft } from './tokens';

export const useStyles = makeStyles({
  root: { color: accent.color, backgroundColor: soft.color, width: Size.small, rowGap: gap },
});
