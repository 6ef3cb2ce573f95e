import { makeStyles } from '@griffel/react';

const theme = { ink: 'red', gaps: ['1px'], lines: { thin: '1px' } };
({ ink: theme.ink } = { ink: 'navy' });
[theme.gaps[0], theme.lines.thin] = ['2px', '3px'];

export const useStyles = makeStyles({
  root: { color: theme.ink, paddingTop: theme.gaps[0], paddingLeft: theme.lines.thin },
});
