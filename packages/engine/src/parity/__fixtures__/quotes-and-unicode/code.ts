import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  'slot-with-dash': { '::before': { content: '"“✓” \\2014 \\"q\\""' } },
  größe: { fontFamily: '\'Gill Sans\', "Trebuchet MS"' },
  default: { color: 'red' },
  1: { color: 'blue' },
});
