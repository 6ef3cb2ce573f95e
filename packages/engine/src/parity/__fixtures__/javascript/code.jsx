import { makeStyles } from '@griffel/react';
import { gold } from './colors';
import { Icon, iconSize } from './Icon';
import tokens, { radius } from './tokens.json';

export const useStyles = makeStyles({
  root: { color: gold, width: iconSize, borderRadius: radius, padding: tokens.padding },
});
export const Badge = () => <Icon className={useStyles().root} />;
