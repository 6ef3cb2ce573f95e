import { makeStyles } from '@griffel/react';

let count = 2;
const most = 3;
// prettier-ignore
const isMore = most<!--count;
const text = 'a<!--b';

const base: Record<string, string> = {};
// prettier-ignore
while (count-->0) base[`--count-${count}`] = 'red';

export const useStyles = makeStyles({
  root: { ...base, zIndex: isMore ? 1 : text.length },
});
