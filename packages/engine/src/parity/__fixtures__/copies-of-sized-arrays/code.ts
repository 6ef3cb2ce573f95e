import { makeStyles } from '@griffel/react';

// Babel copies what it knows to be an array with concat(), which keeps the holes that map() skips.
const columns = new Array(3);
const rows = Array(2) as string[];
const filled = Array<string>(2).fill('');

function count(length: number): string {
  const items = Array(length);
  return [...items].map((_, index) => index).join(' ');
}

export const useStyles = makeStyles({
  root: {
    gridTemplateColumns: [...columns].map((_, index) => `${index}fr`).join(' '),
    gridTemplateRows: [...rows].map((_, index) => `${index}fr`).join(' '),
    '--filled': [...filled].map((_, index) => index).join(' '),
    '--inline': [...Array(2)].map((_, index) => index).join(' '),
    '--count': count(3),
  },
});

export const useLists = makeStyles({
  root: {
    '--before': [0, ...columns].map((_, index) => index).join(' '),
    '--after': Object.keys([...columns /* 3 */, 'x']).join(' '),
    '--between': Object.keys(['x', ...columns, ...rows, 'y']).join(' '),
  },
});
