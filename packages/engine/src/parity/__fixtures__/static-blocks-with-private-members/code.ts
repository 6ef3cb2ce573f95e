/* eslint-disable @typescript-eslint/no-extraneous-class -- It is what is tested. */
import { makeStyles } from '@griffel/react';

class Theme {
  static #color = 'red';
  static #sizes = { small: '4px' };
  static #large = { width: '1px' };
  static #both = 'a';
  static before = Theme.#color;
  static {
    Theme.#color = 'blue';
  }
  static {
    Theme.#sizes.small = '8px';
  }
  // The compilers lose these.
  static {
    this.#large.width = '2px';
  }
  static {
    Theme.#both += 'b';
    Theme.#both += 'c';
  }
  static list(): string[] {
    return [Theme.#color, Theme.#sizes.small, Theme.#both, Theme.before, Theme.#large.width];
  }
}
const [color, width, both, before, large] = Theme.list();

export const useStyles = makeStyles({
  root: { color, width, '--both': both, '--before': before, '--large': large },
});
