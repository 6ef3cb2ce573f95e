import { makeStyles } from '@griffel/react';
import Accent from './accent';
import Border, { width } from './border';

export const useClasses = makeStyles({
  root: { color: new Accent().color, backgroundColor: Accent.ground },
  icon: { border: new Border().print(), width },
});

export default class extends Border {
  className = 'icon';
}
