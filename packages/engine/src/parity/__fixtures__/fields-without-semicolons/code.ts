import { makeStyles } from '@griffel/react';

// prettier-ignore
class Box {
  get: string
  set?: string
  static: number
  size: number

  constructor(get: string) {
    this.get = get
    this.static = 2
    this.size = this.static * 2
  }
}

const { get, size } = new Box('navy');

export const useStyles = makeStyles({ root: { color: get, width: `${size}px` } });
