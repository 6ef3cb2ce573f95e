import { makeStyles, type GriffelStyle } from '@griffel/react';

const base = { color: 'red', ':hover': { color: 'blue' } } satisfies GriffelStyle;

export const useStyles = makeStyles({
  root: base satisfies GriffelStyle,
  other: { ...base, top: 0 } satisfies GriffelStyle,
});
