import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { pad } from './mixins';

const color = 'red';
const defaults = { ink: color };

interface Size {
  width?: number;
}

const box = ({ width = 1 } = {} as Size) => {
  const text = `${width}px`;
  return { width: text };
};
const corners = ([first = '1px', second = '2px'] = []) => `${first} ${second}`;
const inked = ({ ink } = defaults) => {
  return { color: ink };
};
const unread = ({ color = 'blue' } = {}) => {
  return color;
};

const wrap = (render: (props: { children?: ReactNode }, ref: unknown) => ReactNode) => render;

export const Box = wrap(({ children } = {}, ref) => {
  return <div data-ref={String(ref)}>{children ?? unread()}</div>;
});

export const useStyles = makeStyles({
  root: { ...box({ width: 3 }), borderRadius: corners(), ...inked(), ...pad() },
});
