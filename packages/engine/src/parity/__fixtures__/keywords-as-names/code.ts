import { makeStyles } from '@griffel/react';
import { class as color, function as size } from './names';
import { default as area, new as order } from './more-names';

export { color as if };
export const useStyles = makeStyles({
  root: { color, width: size, gridArea: area, order },
});
