/* eslint-disable @typescript-eslint/no-namespace -- It is what is tested. */
import { makeStyles } from '@griffel/react';
import Ink, { Widths } from './tokens';

namespace Gaps {
  export const small = '4px';
}

export const useStyles = makeStyles({
  root: { color: Ink.dark, borderTopWidth: Widths.thin, columnGap: Gaps.small },
});
