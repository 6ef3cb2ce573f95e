import { makeStyles } from '@griffel/react';
import type { GriffelStyle } from '@griffel/react';

interface Palette {
  readonly good: string;
  readonly bad?: string;
}
const palette: Palette = { good: 'seagreen' };
const box: GriffelStyle = { color: palette.good, backgroundColor: palette.bad ?? 'mistyrose' };

// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- the fixture is about it
export const useStyles = makeStyles({ root: box, icon: { fill: palette.good! } });
