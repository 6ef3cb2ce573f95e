import {
  // A comment between the names.
  makeStyles,
  shorthands,
  type GriffelStyle,
} from '@griffel/react';

const line: GriffelStyle = { ...shorthands.borderColor('gray') };

export const useStyles = makeStyles({ root: line });
