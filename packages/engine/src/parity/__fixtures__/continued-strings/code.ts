import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    backgroundImage: 'linear-gradient(red, \
      blue)',
    color: `re\
d`,
  },
});
