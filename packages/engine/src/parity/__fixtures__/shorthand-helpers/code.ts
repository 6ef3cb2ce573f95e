import { makeStyles, shorthands } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    ...shorthands.borderColor('red', 'blue'),
    ...shorthands.borderStyle('solid'),
    ...shorthands.borderWidth('1px', '2px', '3px', '4px'),
    ':hover': { ...shorthands.borderColor('currentColor') },
  },
  old: { ...shorthands.padding('1px', '2px'), ...shorthands.border('1px', 'dashed', 'gray') },
});
