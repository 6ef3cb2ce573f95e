import { makeStyles } from '@griffel/react';

type Slots = Record<string, { color?: string }>;
const names: string[] | undefined = ['a', 'b'];

const optional: Slots = {};
names?.forEach((name) => {
  optional[name] = { color: 'red' };
});

const late: Slots = {};
names.forEach(async (name) => {
  late[name] = { color: 'red' };
});

export const useOptional = makeStyles(optional);
export const useLate = makeStyles(late);
