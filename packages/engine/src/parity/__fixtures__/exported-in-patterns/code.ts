/* eslint-disable no-useless-assignment -- It is what is tested. */
import { makeStyles } from '@griffel/react';

export let area = 'a';
let color = 'red';
[area, color = 'pink'] = ['b', 'blue'];

export let order = 1;
let width = '1px';
({
  order,
  sizes: { width },
} = { order: 2, sizes: { width: '2px' } });

export const useStyles = makeStyles({ root: { gridArea: area, color, order, width } });
