import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    ':global(.dark)': { color: 'white' },
    ':global([data-theme="high-contrast"])': { ':hover': { color: 'yellow' } },
    ':global(body)': { '& .inner': { margin: '1px' } },
  },
});
