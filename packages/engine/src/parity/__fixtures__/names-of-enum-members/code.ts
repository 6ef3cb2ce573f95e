import { makeStyles } from '@griffel/react';
import { gap, Signs } from './signs';

// In an enum, its own members hide imports.
/* eslint-disable @typescript-eslint/prefer-literal-enum-member -- what is tested */
enum Gap {
  gap = 4,
  double = gap * 2,
  squared = gap ** 2,
}

export const useStyles = makeStyles({
  root: {
    columnGap: `${Gap.double}px`,
    rowGap: `${Gap.squared}px`,
    padding: gap,
    zIndex: Signs['→'],
    order: Signs['😀'],
    fontFamily: Signs['€'],
    flexGrow: Signs.é,
  },
});
