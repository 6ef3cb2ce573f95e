import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync, types, type PluginObj } from '@babel/core';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import type * as Engine from './index.ts';
import { babelOptions } from './parity/compileWithBabel.ts';

/** The number of function calls and loop iterations. */
let steps = 0;

/** Inserts a call of `$step` at the start of each function and loop body. */
const countSteps: PluginObj = {
  visitor: {
    'Function|Loop'(node) {
      if (!node.isFunction() && !node.isLoop()) return;
      node.ensureBlock();
      const { body } = node.node;
      if (!types.isBlockStatement(body)) return;
      const call = types.callExpression(types.identifier('$step'), []);
      body.body.unshift(types.expressionStatement(call));
    },
  },
};

/**
 * Loads the engine so that it counts its steps. Unlike a time, the number of steps does not depend on the
 * machine and its load. The work of built-in functions is not counted.
 */
function loadEngine(): typeof Engine {
  const requirePackage = createRequire(import.meta.url);
  const loaded = new Map<string, { exports: unknown }>();
  const load = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const { outputText } = ts.transpileModule(fs.readFileSync(file, 'utf8'), {
      fileName: file,
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    const { code } =
      transformSync(outputText, {
        ...babelOptions(file),
        plugins: [countSteps],
      }) ?? {};
    const require = (specifier: string): unknown =>
      specifier.startsWith('.')
        ? load(path.resolve(path.dirname(file), specifier))
        : requirePackage(specifier);
    const run = new Function('exports', 'require', 'module', '$step', code ?? '');
    run(module.exports, require, module, () => steps++);
    return module.exports;
  };
  return load(path.join(import.meta.dirname, 'index.ts')) as typeof Engine;
}

const head = `import { makeResetStyles, makeStyles, shorthands } from '@griffel/react';\n`;
const repeat = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('\n');

/** A file that gets each name from a barrel with an `export *` for each. */
const writeBarrel = (count: number): Record<string, string> => ({
  'code.ts': `${head}import { ${repeat(count, (i) => `width${i},`)} } from './index';
export const useStyles = makeStyles({ ${repeat(count, (i) => `s${i}: { width: width${i} },`)} });`,
  'index.ts': repeat(count, (i) => `export * from './f${i}';`),
  ...Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`f${i}.ts`, `export const width${i} = '${i}px';`]),
  ),
});

/** Sources that each grow in one way. */
const GROWING: Readonly<Record<string, (count: number) => string | Record<string, string>>> = {
  're-exports of a barrel': writeBarrel,
  slots: (count) => `${head}export const useStyles = makeStyles({
${repeat(count, (i) => `s${i}: { color: 'red', paddingLeft: '${i}px', ':hover': { top: '${i}px' } },`)}
});`,
  'spread slots': (count) => `${head}const mixin = { display: 'flex' };
export const useStyles = makeStyles({
${repeat(count, (i) => `s${i}: { ...mixin, ...shorthands.overflow('hidden'), width: '${i}px' },`)}
});`,
  'media queries': (count) => `${head}export const useStyles = makeStyles({
${repeat(count, (i) => `s${i}: { '@media (min-width: ${i}px)': { top: '${i}px' } },`)}
});`,
  'declarations of one slot': (count) => `${head}export const useStyles = makeStyles({ root: {
${repeat(count, (i) => `'--p${i}': '${i}px',`)}
} });`,
  'declarations of a reset': (count) => `${head}export const useBase = makeResetStyles({
${repeat(count, (i) => `'--p${i}': '${i}px',`)}
});`,
  'names and calls': (count) =>
    `${head}${repeat(
      count,
      (i) => `const width${i} = ${i};
export const useStyles${i} = makeStyles({ root: { width: width${i} } });`,
    )}`,
  'changed names': (count) =>
    `${head}${repeat(
      count,
      (i) => `const s${i}: any = { color: 'red' };
s${i}.color = 'blue';
delete s${i}.color;
export const useStyles${i} = makeStyles({ root: s${i} });`,
    )}`,
  'imports of one file': (count) => `${head}${repeat(count, (i) => `import { a${i} } from './a';`)}
export const useStyles = makeStyles({ root: { top: 0 } });`,
  'names that lead to names': (count) => `${head}${repeat(
    count,
    (i) => `const width${i} = ${i === 0 ? '1' : `width${i - 1}`};`,
  )}
export const useStyles = makeStyles({ root: { width: width${count - 1} } });`,
  'functions in a function': (count) => `${head}export const useStyles = makeStyles({});
(function () {
${repeat(count, (i) => `function f${i}(a: number, b: number[]) { const c = a + ${i}; return b.map((a) => a + c); }`)}
})();`,
  faults: (count) => `${head}export const useStyles = makeStyles({
${repeat(count, (i) => `s${i}: { borderColor: 'red', span: { color: [] } },`)}
});`,
};

describe('analyze', () => {
  const { analyze, createOutputs } = loadEngine();
  const count = (code: string | Record<string, string>): number => {
    steps = 0;
    const analysis = analyze(typeof code === 'string' ? { 'code.ts': code } : code);
    createOutputs(analysis);
    return steps;
  };

  it.each(Object.entries(GROWING))(
    'takes at most 2.5 times the steps for twice the %s',
    (_, write) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const [once, twice] = [count(write(400)), count(write(800))];
      // Without this, a broken counter would pass.
      expect(once).toBeGreaterThan(400 * 20);
      expect(twice / once).toBeLessThan(2.5);
    },
  );
});
