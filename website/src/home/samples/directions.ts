import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  quote: {
    marginLeft: '24px',
    paddingLeft: '16px',
    borderLeft: '4px solid',
    textAlign: 'left',
  },
});
