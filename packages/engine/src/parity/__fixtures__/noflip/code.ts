import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: { left: '5px /* @noflip */', marginLeft: '1px/* @noflip */', paddingLeft: '2px' },
});
