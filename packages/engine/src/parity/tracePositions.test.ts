import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { tracePositions } from './tracePositions.ts';

/** Traces one file; `move` changes the positions that the engine finds. */
function trace(code: string, move: (from: number) => number = (from) => from) {
  const files = { 'code.ts': `import { makeStyles, shorthands } from '@griffel/react';\n${code}` };
  const { calls, ...rest } = analyze(files);
  const moved = calls.map((call) => ({
    ...call,
    declarations: call.declarations.map((one) => ({
      ...one,
      source: one.source && { ...one.source, from: move(one.source.from) },
    })),
  }));
  const fixture = { name: 'test', folder: '', files, entry: 'code.ts' };
  return tracePositions(fixture, { ...rest, calls: moved }, []);
}

describe('tracePositions', () => {
  it('finds properties in the call, in spread objects and in functions', async () => {
    const report = await trace(`
      const base = { color: 'red', ':hover': { color: 'blue' } };
      const mixin = (width: number) => ({ width: width + 'px' });
      export const a = makeStyles({ root: { ...base, ...mixin(4), ['top']: 0, 'left': 0 } });`);
    expect(report).toEqual({ exact: 5, around: 0, wrong: [] });
  });

  it('accepts the spread around what a package computes as its place', async () => {
    const report = await trace(
      `export const a = makeStyles({ root: { ...shorthands.margin('1px') } });`,
    );
    expect(report).toEqual({ exact: 4, around: 0, wrong: [] });
  });

  it('accepts the spread around what a loop computes', async () => {
    const report = await trace(`
      const sizes = ['s', 'm'].map((size) => [size, { width: size }] as const);
      export const a = makeStyles({ ...Object.fromEntries(sizes) });`);
    expect(report).toEqual({ exact: 0, around: 2, wrong: [] });
  });

  it('accepts no position where a function computes the whole argument', async () => {
    const report = await trace(`
      const pick = (on: boolean) => { if (on) return { a: { top: 0 } }; return {}; };
      export const a = makeStyles(pick(true));`);
    expect(report).toEqual({ exact: 0, around: 1, wrong: [] });
  });

  it('accepts the code around a spread whose runs differ', async () => {
    const report = await trace(`
      const hover = (s: object) => ({ ':hover': { color: 'red', ...s } });
      const base: Record<string, string> = { top: '1px' };
      base['top'] = '2px';
      export const a = makeStyles({
        a: hover({ color: 'blue' }), b: hover({ left: 0 }), c: { ...base },
      });`);
    expect(report).toEqual({ exact: 0, around: 4, wrong: [] });
  });

  it('reports a wrong place', async () => {
    const code = `export const a = makeStyles({ root: { color: 'red' } });`;
    expect((await trace(code, (from) => from + 1)).wrong).toEqual([
      {
        declaration: 'code.ts#0: root > color',
        engine: "code.ts:96-107 olor: 'red'",
        real: "code.ts:95-107 color: 'red'",
      },
    ]);
  });
});
