/* eslint-disable @typescript-eslint/no-namespace, @typescript-eslint/no-extraneous-class, @typescript-eslint/prefer-literal-enum-member -- It is what is tested. */
import { makeStyles } from '@griffel/react';
import { size } from './size';

const base = { color: 'red' };

namespace Theme {
  export enum Size {
    size = 5,
    double = size,
    '→' = 7,
  }
  export namespace Mixins {
    export const link = { ...base, [`z${'Index'}`]: size };
  }
  export class Shape {
    static area = 'a';
    static {
      Shape.area = 'b';
    }
  }
}

export const useStyles = makeStyles({
  root: { zIndex: Theme.Size.double, flexGrow: Theme.Size['→'] },
  link: Theme.Mixins.link,
  shape: { gridArea: Theme.Shape.area },
});
