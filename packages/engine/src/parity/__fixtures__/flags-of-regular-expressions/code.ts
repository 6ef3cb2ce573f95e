import { makeStyles } from '@griffel/react';

const count = 'a😀b'.split(/(?:)/u).length;
const first = (text: string): string => text.split(/(?:)/u)[0] ?? '';

export const useStyles = makeStyles({
  root: { zIndex: count, order: '😀'.replace(/(?:)/gu, '-').length },
  first: { '::before': { content: `"${first('ab')}"` } },
});
