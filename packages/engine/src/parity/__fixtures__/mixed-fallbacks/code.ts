import { makeResetStyles, makeStyles, shorthands } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    color: 'red',
    marginLeft: ['1px /* @noflip */', '2px'],
    paddingLeft: ['1px /* @noflip */', '2px /* @noflip */'],
    textAlign: ['left /* @noflip */' as 'left', 'left'],
    ':hover': { left: ['1px', 'calc(1px) /* @noflip */'] },
  },
  part: { ...shorthands.flex(2, 'no' as never), ...shorthands.gridArea('head') },
});
export const useBase = makeResetStyles({ color: 'red', marginLeft: ['1px /* @noflip */', '2px'] });
