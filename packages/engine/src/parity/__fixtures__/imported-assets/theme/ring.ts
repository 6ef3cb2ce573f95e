import * as ring from './ring.svg';
import dot from '../dot.svg';
import { makeStyles } from '@griffel/react';

export const useRing = makeStyles({
  root: { backgroundImage: [`url(${ring.default})`, `url(${dot})`] },
});
