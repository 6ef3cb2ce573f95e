import { makeStyles } from '@griffel/react';
import { Size } from './Size';

export const useStyles = makeStyles({
  root: { width: Size.Small, [`@media (min-width: ${Size.Large})`]: { width: Size.Large } },
});
