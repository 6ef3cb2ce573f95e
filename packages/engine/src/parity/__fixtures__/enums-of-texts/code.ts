/* eslint-disable @typescript-eslint/prefer-literal-enum-member -- what is tested */
import { makeStyles } from '@griffel/react';
import { Unit } from './units';

const prefix = 'brand';

// Only members that are not texts can be read by their values.
enum Token {
  Color = '--' + 'color',
  Size = `--size`,
  Padding = `${Size}-padding`,
  Margin = '--margin',
  Gap = Margin,
  Brand = prefix,
  Grid = Unit.Grid,
}
enum Layer {
  Base = 1,
  Popup = Base << 2,
}
enum Layer {
  Dialog = Popup + 1,
}

export const useStyles = makeStyles({
  root: { gridTemplateAreas: `"${Object.keys(Token).join(' ')}"`, zIndex: Layer.Dialog },
  names: { gridTemplateAreas: `"${Object.values(Token).join(' ')} ${Layer[4]}"` },
});
