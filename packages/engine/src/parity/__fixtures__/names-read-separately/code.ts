import { makeStyles } from '@griffel/react';
import { isTheme, LARGE, tag } from './checks';
import { count } from './counts';
import { counts, KEY, medium, sizes, Theme, theme, unread } from './theme';

// Each set of imported names is another evaluation of the file, with objects and a state of its own.
export const useStyles = makeStyles({
  root: {
    '--class': String(isTheme(theme)),
    '--own-class': String(theme instanceof Theme),
    '--index': String(sizes.indexOf(LARGE)),
    '--same': String(medium === LARGE),
    '--symbol': tag('red')[KEY] ?? 'none',
    '--count': `${counts.join()} ${String(count)}`,
    '--unread': unread,
  },
});
