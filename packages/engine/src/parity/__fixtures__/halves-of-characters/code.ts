import { makeStyles } from '@griffel/react';

// A file in UTF-8 cannot contain half of a character.
export const useStyles = makeStyles({
  root: { '::before': { content: `"${'😀'.slice(0, 1)}"` }, '& .\uDE00': { color: 'red' } },
  whole: { '::before': { content: '"\uD83D\uDE00"' } },
});
