import { makeStyles } from '@griffel/react';

type Slots = Record<string, { color?: string | undefined; top?: string }>;

const mapped: Slots = {};
for (const name of ['a', 'b']) {
  mapped[name] = { color: ['red'].map((color) => (name === 'a' ? color : 'blue'))[0] };
}

const counted: Slots = {};
for (let index = 0; index < 2; index++) {
  const top = `${index}px`;
  const read = () => top;
  counted[`s${index}`] = { top: read() };
}

// These stay: nothing is of one round alone, or no function reads it.
const plain: Slots = {};
// eslint-disable-next-line no-var -- as it is found
for (var letter of ['a', 'b']) {
  plain[letter] = { color: ['red'].map((color) => color)[0] };
}

export const useMapped = makeStyles(mapped);
export const useCounted = makeStyles(counted);
export const usePlain = makeStyles(plain);
