/* eslint-disable -- The code does what the rules forbid, to see what the compilers make of it. */
import { makeStyles } from '@griffel/react';
import { list, paint, theme, wash } from './theme';

list.push('blue');
paint();
export const useImported = makeStyles({ root: { color: list, backgroundColor: theme.paper } });

const s0: any = {};
['color'].forEach((key) => (s0[key] = 'blue'));
export const useReturned = makeStyles({ root: s0 });

const s1: any = {};
['color'].map((key) => {
  s1[key] = 'blue';
});
export const useMapped = makeStyles({ root: s1 });

const t2: any = { root: { color: 'red' } };
Object.assign(t2.root, { color: 'blue' });
const s2 = t2.root;
export const usePart = makeStyles({ root: s2 });

let n3 = 1;
n3++;
const s3 = { zIndex: n3 };
export const useCounted = makeStyles({ root: s3 });

const s4: any = { color: 'red', top: '1px' };
delete s4.color;
export const useRemoved = makeStyles({ root: s4 });

const s5: any = { top: '1px' };
s5.color ??= 'blue';
export const useDefaulted = makeStyles({ root: s5 });

const m6 = new Map<string, string>();
m6.set('color', 'blue');
const s6 = Object.fromEntries(m6);
export const useMapSet = makeStyles({ root: s6 });

const s7: any = {};
switch ('a' as string) {
  case 'a':
    s7.color = 'blue';
    break;
  default:
    s7.color = 'red';
}
export const useSwitched = makeStyles({ root: s7 });

const l8: string[] = ['red'];
l8.push('blue');
const s8 = { color: l8 };
export const usePushed = makeStyles({ root: s8 });

const s9: any = { color: 'red' };
function paint9() {
  s9.color = 'blue';
}
paint9();
export const useCalled = makeStyles({ root: s9 });

const s10: any = { color: 'red' };
const paint10 = (t: any) => {
  t.color = 'blue';
};
paint10(s10);
export const usePassed = makeStyles({ root: s10 });

const s11: any = { top: '1px' };
true && (s11.color = 'blue');
export const useGuarded = makeStyles({ root: s11 });

const s12: any = { top: '1px' };
const t12: any = {};
t12.a = s12.color = 'blue';
export const useChained = makeStyles({ root: s12 });

const s13: any = { top: '1px' };
const t13 = s13;
t13.color = 'blue';
export const useAliased = makeStyles({ root: s13 });

export let ink = 'red';
ink = 'blue';
export const useReassigned = makeStyles({ root: { color: ink, backgroundColor: wash } });
