import { makeStyles } from '@griffel/react';

const gap = '1px';
const color = 'red';
const list: string[] = [];

{
  const gap = '2px';
  void gap;
}
for (const color of ['blue']) list.push(color);

export const useStyles = makeStyles({ root: { paddingTop: gap, color } });
