import { describe, expect, it, vi } from 'vitest';
import { completeAnalysis } from '../completeAnalysis.ts';
import { analyze } from '../analyze.ts';
import { prepareAnalysis } from '../prepareAnalysis.ts';
import { runEvaluation } from './runEvaluation.ts';

const head = `import { makeStyles } from '@griffel/react';\n`;

function evaluate(files: Record<string, string>): unknown[] {
  return runEvaluation(prepareAnalysis(files).program).calls.map((call) =>
    'error' in call ? call.error : call.value,
  );
}

describe('runEvaluation', () => {
  it('runs what styles depend on, and nothing else', () => {
    const ran = vi.fn();
    vi.stubGlobal('ran', ran);
    const code = `${head}import './side-effect';
ran('beside');
const color = pick();
function pick() { ran('needed'); return 'red'; }
export const other = ran('other');
makeStyles({ root: { color } });
export function App() { return ran('App'); }`;
    expect(evaluate({ 'code.ts': code, 'side-effect.ts': `ran('import');` })).toEqual([
      { root: { color: 'red' } },
    ]);
    expect(ran.mock.calls).toEqual([['needed']]);
    vi.unstubAllGlobals();
  });

  it('accepts code that is already compiled', () => {
    const compiled = `import { __styles } from '@griffel/react';
export var ink = 'red', useOther = __styles({ root: { sj55zd: 'fe3e8s9' } }, { d: ['.fe3e8s9{color:red;}'] });`;
    const code = `${head}import { ink } from './compiled';
makeStyles({ root: { color: ink } });`;
    expect(evaluate({ 'code.ts': code, 'compiled.ts': compiled })).toEqual([
      { root: { color: 'red' } },
    ]);
  });

  it('gives each call its value or its error', () => {
    const code = `${head}makeStyles({ a: { color: 'red' } });
makeStyles({ b: { color: window.color } });
makeStyles({ c: { color: 'blue' } });`;
    expect(evaluate({ 'code.ts': code })).toEqual([
      { a: { color: 'red' } },
      expect.objectContaining({ name: 'ReferenceError', file: 'code.ts', line: 3 }),
      { c: { color: 'blue' } },
    ]);
  });

  it('keeps line numbers through types, JSX and imports', () => {
    const code = `${head}import {
  type A,
  boom,
} from './boom';
interface Props {
  a: A;
}
export const App = (props: Props) => (
  <p>
    {props.a}
  </p>
);
makeStyles({
  root: {
    // why not
    color: boom(),
  },
});`;
    const boom = `export type A = string;\n\n\nexport const boom = (): A => {\n  throw new Error('no');\n};`;
    expect(evaluate({ 'code.tsx': code, 'boom.ts': boom })).toEqual([
      expect.objectContaining({ message: 'no', file: 'boom.ts', line: 5 }),
    ]);
  });

  it('finds a call in the same statement as the declaration that it reads', () => {
    const code = `${head}const color = 'red', use = makeStyles({ root: { color } });
export const all = [use, makeStyles({ x: { color } })];`;
    expect(evaluate({ 'code.ts': code })).toEqual([
      { root: { color: 'red' } },
      { x: { color: 'red' } },
    ]);
  });

  it('exports only what it evaluates of a JavaScript file', () => {
    const files = {
      'code.js': `${head}import { ink } from './theme.js';\nmakeStyles({ root: { color: ink } });`,
      'theme.js': `const ink = 'navy';\nconst title = document.title;\nexport {\n  title,\n  ink,\n};`,
    };
    expect(evaluate(files)).toEqual([{ root: { color: 'navy' } }]);
  });

  it('ignores a missing package from which nothing is read', () => {
    const files = {
      'code.ts': `${head}import { paper } from './theme';\nmakeStyles({ root: { color: paper } });`,
      'theme.ts': `export { default as Button, other } from 'lib';
export * from 'another-lib';
import lib, { paper as first } from './paper';
export const paper = first;
export { lib };`,
      'paper.ts': `export const paper = 'ivory';`,
    };
    expect(evaluate(files)).toEqual([{ root: { color: 'ivory' } }]);
  });

  it('ignores a missing package that is read only on another code path', () => {
    const code = `${head}import lib from 'lib';
const pick = (own: boolean) => (own ? 'red' : lib.ink);
makeStyles({ root: { color: pick(true) } });
makeStyles({ root: { color: pick(false) } });`;
    expect(evaluate({ 'code.ts': code })).toEqual([
      { root: { color: 'red' } },
      expect.objectContaining({
        missing: { specifier: 'lib', importer: 'code.ts', name: 'default' },
      }),
    ]);
  });

  it('provides what Fluent UI re-exports of Griffel, and nothing else of it', () => {
    const code = `import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import * as Fluent from '@fluentui/react-components';
makeStyles({ root: { ...shorthands.borderColor('red') } });
makeStyles({ root: { ...Fluent.shorthands.borderWidth('1px') } });
makeStyles({ root: { color: tokens.ink } });`;
    const [first, second, third] = evaluate({ 'code.ts': code });
    expect(first).toMatchObject({ root: { borderTopColor: 'red' } });
    expect(second).toMatchObject({ root: { borderTopWidth: '1px' } });
    const missing = { specifier: '@fluentui/react-components', importer: 'code.ts' };
    expect(third).toMatchObject({ missing: { ...missing, name: 'tokens' } });
  });

  it('runs require() and import() of files', () => {
    const files = {
      'code.ts': `const { makeStyles, shorthands } = require('@griffel/react');
const theme = require('./theme');
const later = () => import('./theme');
makeStyles({ root: { color: theme.ink, ...(later && {}), ...shorthands.borderStyle('solid') } });`,
      'theme.ts': `const ink = 'navy';\nmodule.exports = { ink };`,
    };
    expect(evaluate(files)).toEqual([
      { root: expect.objectContaining({ color: 'navy', borderTopStyle: 'solid' }) as unknown },
    ]);
  });

  it('evaluates an imported file that is not code to its specifier', () => {
    const files = {
      'code.ts': `${head}import dot from './dot.svg';
import * as ring from './ring.weird';
import lost from './lost.styles';
makeStyles({ root: { src: dot, mask: ring.default } });
makeStyles({ root: { src: lost } });`,
      'ring.weird': '',
    };
    expect(evaluate(files)).toEqual([
      { root: { src: './dot.svg', mask: './ring.weird' } },
      expect.objectContaining({
        missing: { specifier: './lost.styles', importer: 'code.ts', name: 'default' },
      }),
    ]);
  });

  it('records each set of keys that a spread brought in, and no incomplete set', () => {
    const names = Array.from({ length: 201 }, (_, index) => `--p${String(index)}`);
    const code = `${head}const mix = (s: unknown) => ({ ...(s as object) });
const big = Object.fromEntries([${names.map((name) => `['${name}', 0]`).join()}]);
makeStyles({ a: mix({ top: 0 }), b: mix({ top: 1 }), c: mix(undefined), d: { ...big } });`;
    const { spreads } = runEvaluation(prepareAnalysis({ 'code.ts': code }).program);
    const from = code.indexOf('...');
    expect(spreads).toEqual([
      { file: 'code.ts', from, keys: ['top'] },
      { file: 'code.ts', from, keys: [] },
    ]);
  });

  it('runs spreads in namespaces', () => {
    const code = `${head}const ink = { color: 'navy' };
namespace Mixins { export const row = { ...ink, top: 0 }; }
makeStyles({ root: Mixins.row });`;
    expect(evaluate({ 'code.ts': code })).toEqual([{ root: { color: 'navy', top: 0 } }]);
  });

  it('exchanges plain data only, so it can run in a worker', () => {
    const files = {
      'code.ts': `${head}export const useStyles = makeStyles({ root: { color: 'red' } });`,
    };
    const prepared = prepareAnalysis(files);
    const outcome = structuredClone(runEvaluation(structuredClone(prepared.program)));
    expect(completeAnalysis(prepared, outcome)).toEqual(analyze(files));
  });

  it('uses the given packages', () => {
    const files = {
      'code.ts': `${head}import { ink } from 'ink';\nmakeStyles({ root: { color: ink } });`,
    };
    const { calls } = runEvaluation(prepareAnalysis(files).program, {
      packages: { ink: { ink: 'navy' } },
    });
    expect(calls).toEqual([{ id: 'code.ts#0', value: { root: { color: 'navy' } }, foreign: [] }]);
  });
});
