/* eslint-disable @typescript-eslint/no-extraneous-class -- It is what is tested. */
import { makeStyles } from '@griffel/react';

function pick() {
  class Colors {
    static main = 'red';
    static {
      Colors.main = 'blue';
    }
  }
  return Colors.main;
}

const Sizes = class {
  static width = '1px';
  static {
    this.width = '2px';
  }
};

export const useStyles = makeStyles({ root: { color: pick(), width: Sizes.width } });
