import { describe, expect, it } from 'vitest';
import { findUncheckedCode } from './findUncheckedCode.ts';

const SHOWN = { isHidden: false, isRun: true };
const TEST = { isHidden: true, isRun: true };
const NORUN = { isHidden: false, isRun: false };
const find = (source: string, sample: typeof SHOWN) =>
  findUncheckedCode('a.tsx', source, sample).map(
    ({ line, message }) => `${String(line)}: ${message}`,
  );
const trusted = (text: string) =>
  `With norun, only TypeScript verifies this code, and it takes "${text}" on trust. Do without it, or make the code run.`;

describe('findUncheckedCode', () => {
  it('finds comments that switch TypeScript off', () => {
    const said = 'keeps TypeScript from checking this sample.';
    expect(find('a;\n// @ts-ignore\nb;', SHOWN)).toEqual([
      expect.stringContaining(`2: @ts-ignore ${said}`),
    ]);
    expect(find('// @ts-expect-error It is gone.\nb;', SHOWN)).toEqual([]);
    expect(find('// @ts-expect-error It is gone.\nb;', NORUN)).toEqual([
      expect.stringContaining(`1: @ts-expect-error ${said}`),
    ]);
  });

  it('finds declarations of tests, with which shown files are checked', () => {
    const message =
      'This declaration is hidden, but shown files are checked with it. Move it into one of them, or remove it.';
    for (const name of ['module "react"', 'global']) {
      const source = `a;\ndeclare ${name} {}`;
      expect(find(source, TEST)).toEqual([`2: ${message}`]);
      expect(find(source, SHOWN)).toEqual([]);
    }
  });

  it.each([
    ['declare module "next" { const a: string; }', 'declare module "next" { const a: string; }'],
    ['declare function load(): Plugin;', 'declare function load(): Plugin;'],
    ['f({\n} as any);', 'any', 3],
    ['f(a as unknown as B);', 'unknown'],
    ['const b = (a: any) => a;', 'any'],
  ])('finds what norun takes on trust: %s', (source, text, line = 2) => {
    expect(find(`a;\n${source}`, NORUN)).toEqual([`${String(line)}: ${trusted(text)}`]);
    if (text !== 'any') expect(find(source, SHOWN)).toEqual([]);
  });

  it('finds any in code that is run', () => {
    const message =
      'TypeScript does not check what is "any", so a misspelled name in it goes unnoticed. Write its type, or unknown.';
    const source = 'const any = "any";\nconst classes = useClasses() as any;';
    expect(find(source, SHOWN)).toEqual([`2: ${message}`]);
    expect(find(source, TEST)).toEqual([`2: ${message}`]);
  });

  it.each([
    'new Date()',
    'Date.now',
    'Math.random',
    'performance.now',
    'crypto.randomUUID',
    'price.toLocaleString()',
    'new Intl.NumberFormat()',
    'a.localeCompare(b)',
  ])('finds what differs from build to build: %s', (text) => {
    const message = `"${text}" differs from build to build, so nothing can verify its value. Write a fixed value, or name a locale.`;
    expect(find(`a;\nlog(${text});`, SHOWN)).toEqual([`2: ${message}`]);
    expect(find(`a;\nlog(${text});`, TEST)).toEqual([`2: ${message}`]);
    expect(find(`log(${text});`, NORUN)).toEqual([]);
  });

  it('accepts fixed dates, and texts in a named locale', () => {
    const fixed =
      "new Date(0); new Date('2024-05-01').getTime(); Math.max(1, 2); price.toLocaleString('en'); new Intl.NumberFormat('de'); a.localeCompare(b, 'en');";
    expect(find(fixed, SHOWN)).toEqual([]);
  });

  it('accepts other assertions', () => {
    expect(find('f(a as const, b as B, "any", c satisfies C);', NORUN)).toEqual([]);
  });
});
