import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    border: '1px solid red',
    borderLeft: '2px solid blue',
    borderLeftColor: 'green',
    background: 'url(https://example.org/x.png) no-repeat',
    padding: '1px',
    paddingTop: '2px',
    flex: '1 1 auto',
    ':hover': { border: 'none', background: 'none' },
    '@media print': { border: 'none', borderTopColor: 'black', margin: 0 },
  },
  override: { paddingTop: '2px', padding: '1px', font: 'inherit' },
});
