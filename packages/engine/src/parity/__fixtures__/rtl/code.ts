import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    marginLeft: '10px',
    paddingRight: '4px',
    textAlign: 'left',
    float: 'right',
    left: 0,
    borderRadius: '1px 2px 3px 4px',
    margin: '1px 2px 3px 4px',
    transform: 'translateX(10px)',
    boxShadow: '2px 1px 0 red',
    ':hover': { right: '1px' },
    '@media (min-width: 1px)': { right: '2px' },
    marginInlineStart: '5px',
  },
});
