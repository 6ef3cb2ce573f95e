import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    WebkitLineClamp: 2,
    userSelect: 'none',
    backdropFilter: 'blur(2px)',
    '::placeholder': { color: 'gray' },
    '::-webkit-scrollbar': { width: '4px' },
    msHighContrastAdjust: 'none',
  },
});
