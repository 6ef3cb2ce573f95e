/* eslint-disable @typescript-eslint/no-namespace -- It is what is tested. */
import { makeStyles } from '@griffel/react';

class Size {
  unit = 'px';
  static readonly small = '4px';
  name: string;
}

namespace Size {
  export const large = '32px';
}

const size = new Size();

export const useStyles = makeStyles({
  root: {
    width: 'name' in size ? '1px' : '2px',
    height: Size.large,
    top: Size.small,
    left: `1${size.unit}`,
  },
});
