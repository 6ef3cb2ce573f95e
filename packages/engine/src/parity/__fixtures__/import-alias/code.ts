/* eslint-disable @typescript-eslint/no-namespace -- It is what is tested. */
import { makeStyles } from '@griffel/react';

namespace Theme {
  export const accent = 'gold';
  export namespace Spacing {
    export const small = '4px';
  }
}
import accent = Theme.accent;
import Spacing = Theme.Spacing;
import small = Spacing.small;

export const useStyles = makeStyles({ root: { color: accent, paddingLeft: small } });
