import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    ':hover': { color: 'red', ':active': { color: 'darkred' } },
    ':link': { color: 'blue' },
    ':visited': { color: 'purple' },
    ':focus': { color: 'teal' },
    ':focus-within': { color: 'cyan' },
    ':focus-visible': { color: 'lime' },
    ':active': { color: 'maroon' },
    '::before': { content: '""' },
    '::after': { content: "'→'" },
    '& > span': { fontWeight: 600 },
    '> li': { listStyleType: 'none' },
    '& .icon': { fill: 'currentColor' },
    '[data-open]': { display: 'block' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    ':not(:first-child)': { marginTop: '1em' },
    ':nth-child(2n + 1)': { backgroundColor: 'snow' },
  },
});
