import { makeStyles } from '@griffel/react';

type Texts = Record<string, unknown>;
const base = { width: '4px' };
const name = 'left';

// Old JavaScript has neither computed keys nor spreads, so "__proto__" is something else behind them.
const first = { __proto__: base, [name]: 0 } as Texts;
const behindKey = { [name]: 0, __proto__: base } as Texts;
const behindSpread = { ...{ left: 1 }, __proto__: base } as Texts;
const print = (one: Texts) => `${String(one.width)} ${JSON.stringify(one)}`;

export const useStyles = makeStyles({
  root: { '--a': print(first), '--b': print(behindKey), '--c': print(behindSpread) },
});
