import { makeStyles } from '@griffel/react';
import { found, size } from './sizes';

export let color = 'green';
const seen: Record<string, string> = {};
for (color of ['red', 'blue']) seen[color] = color;

export let key = 'a';
const keys: Record<string, string> = {};
for (key in { b: 1, c: 2 }) keys[key] = key;

export let width = '1px';
const widths: string[] = [];
for ({ width } of [{ width: '2px' }, { width: '3px' }]) widths[0] = width;

export const useStyles = makeStyles({
  list: { color, backgroundColor: seen.green },
  keys: { gridArea: Object.keys(keys).join() },
  pattern: { width: widths[0] },
  imported: { height: size, zIndex: Object.keys(found).length },
});
