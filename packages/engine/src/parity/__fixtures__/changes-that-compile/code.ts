/* eslint-disable -- The code does what the rules forbid, to see what the compilers make of it. */
import { makeStyles } from '@griffel/react';

const s0: any = { color: 'red' };
s0.color = 'blue';
export const useAssigned = makeStyles({ root: s0 });

const s1: any = {};
['color'].forEach((key) => {
  s1[key] = 'blue';
});
export const useEach = makeStyles({ root: s1 });

const s2: any = {};
[{ color: 'blue' }].forEach((one) => {
  Object.assign(s2, one);
});
export const useMerged = makeStyles({ root: s2 });

const s3 = { color: 'red' } as const;
(s3 as any).color = 'blue';
Object.assign(s3 as any, { top: '1px' });
export const useCasted = makeStyles({ root: s3 });

let a4 = 'red',
  b4 = 'blue';
[a4, b4] = [b4, a4];
const s4 = { color: a4, backgroundColor: b4 };
export const useSwapped = makeStyles({ root: s4 });

const t5 = { a: 'red', b: 'blue' };
[t5.a, t5.b] = [t5.b, t5.a];
const s5 = { color: t5.a, backgroundColor: t5.b };
export const useSwappedMembers = makeStyles({ root: s5 });

let a6 = 'red';
({ a6 } = { a6: 'blue' });
const s6 = { color: a6 };
export const useUnpacked = makeStyles({ root: s6 });

if (true) {
  var c7 = 'blue';
}
const s7 = { color: c7! };
export const useHoisted = makeStyles({ root: s7 });

const s8 = { color: c8!, top: '1px' };
var c8 = 'blue';
export const useEarly = makeStyles({ root: s8 });

let n9 = 1;
n9 += 1;
const s9 = { zIndex: n9 };
export const useAdded = makeStyles({ root: s9 });

const s10: any = { color: 'red' };
if (s10.color === 'red') {
  s10.color = 'blue';
  s10.top = '1px';
} else {
  s10.left = '1px';
}
export const useDecided = makeStyles({ root: s10 });

const s11: any = {};
for (let i = 0; i < 2; i++) {
  s11['--p' + i] = i + 'px';
}
for (const [key, value] of Object.entries({ color: 'blue' })) s11[key] = value;
for (const key in { top: 1 }) s11[key] = 0;
export const useLooped = makeStyles({ root: s11 });

const s12: any = {};
try {
  s12.color = 'blue';
} catch {
  s12.color = 'red';
}
export const useTried = makeStyles({ root: s12 });

const s13: any = { color: 'red' };
export const useAfterwards = makeStyles({ root: s13 });
s13.color = 'blue';

const s14: any = { top: '1px' };
{
  const c14 = 'blue';
  s14.color = c14;
}
export const useInBlock = makeStyles({ root: s14 });

namespace N15 {
  export const c = 'blue';
  export namespace Deep {
    export const top = '1px';
  }
}
const s15 = { color: N15.c, top: N15.Deep.top };
export const useFromNamespace = makeStyles({ root: s15 });

const s20: any = {};
Object.entries({ color: 'blue' }).forEach(([key, value]) => (s20[key] = value));
export const usePairs = makeStyles({ root: s20 });

const s21: any = {};
[{ key: 'color', value: 'blue' }].forEach(({ key, value }) => {
  return (s21[key] = value);
});
export const useFields = makeStyles({ root: s21 });

const s22: any = {};
['color'].forEach((...[key]) => Object.assign(s22, { [key]: 'blue' }));
export const useRest = makeStyles({ root: s22 });

const s23: any = {};
(s23.hover = s23.hover || {}).color = 'blue';
export const useDefaultObject = makeStyles({ root: { ':hover': s23.hover } });
