import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    ':hover,:focus-visible': { textDecorationLine: 'underline' },
    '&:hover, &:active': { color: 'crimson' },
    '& h1, & h2': { lineHeight: 1.2 },
  },
});
