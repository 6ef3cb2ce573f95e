import { makeStyles } from '@griffel/react';

const color = 'red';

export function createStyles() {
  return makeStyles({ root: { color } });
}

export const createOthers = () => {
  const gap = 4;
  const padding = `${gap * 2}px`;
  return makeStyles({ root: { paddingTop: padding, ':hover': { color } } });
};

export const createComputed = () => {
  const hue = 'RED'.toLowerCase();
  const gap = Math.max(4, parseInt('6px', 10));
  return makeStyles({
    root: { color: hue, paddingTop: `${gap}px`, zIndex: 'abc'.length, left: void 0 },
  });
};

export const holder = {
  make() {
    return makeStyles({ root: { top: 0 } });
  },
};

{
  const inner = 'blue';
  // The hooks are made in the order of the source.
  createStyles();
  createOthers();
  createComputed();
  holder.make();
  void makeStyles({ root: { color: inner } });
}
