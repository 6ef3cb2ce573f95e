import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { applyFix } from '../../testing/applyFix.ts';
import { openTypeEnvironment } from '../../testing/openTypeEnvironment.ts';
import type { TypeEnvironment } from './createTypeEnvironment.ts';
import { diagnoseFile } from './diagnoseFile.ts';

let environment: TypeEnvironment;
beforeAll(async () => {
  environment = await openTypeEnvironment();
});

const diagnose = (text: string, file = 'App.tsx') => {
  environment.update({ [file]: text }, []);
  const problems = diagnoseFile(environment, file);
  environment.update({}, [file]);
  return problems;
};
const fix = (text: string) =>
  diagnose(text).flatMap(({ fixes = [] }) =>
    fixes.map((one) => applyFix({ 'App.tsx': text }, one)['App.tsx']),
  );

const IMPORT = `import { makeStyles } from '@griffel/react';\n`;

// TypeScript's first answer takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('diagnoseFile', () => {
  it.each([
    '<script setup>\nconst n = ref(0);\n</script>\n<template>\n  <button :class="cls" @click="n++">{{ n }}</button>\n</template>',
    '<!DOCTYPE html>\n<html><head><style>.card { color: red; padding: 4px }</style></head></html>',
    '{#each items as item}<li on:click={item}>{@html item}</li>{/each}',
    '# Title\n\n- a\n- b\n\n```css\na { color: red }\n```',
  ])('finds only errors of syntax in what is no code: %s', (text) => {
    const problems = diagnose(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter(({ source }) => source !== 'syntax')).toEqual([]);
  });

  it('says in one line what is wrong, and where', () => {
    expect(
      diagnose(`const a = {\n  b: 1 };\nconst c: { b: { d: string } } = { b: { d: a.b } };`),
    ).toEqual([
      {
        source: 'types',
        severity: 'error',
        file: 'App.tsx',
        line: 3,
        column: 40,
        from: 61,
        to: 62,
        message: "Type 'number' is not assignable to type 'string'. (TS2322)",
      },
    ]);
  });

  it('gives the innermost reason of nested messages', () => {
    const [problem] = diagnose(
      `declare let a: { b: { c: number } };\nlet d: { b: { c: string } } = a;`,
    );
    expect(problem?.message).toBe(
      "Type '{ b: { c: number; }; }' is not assignable to type '{ b: { c: string; }; }'. Type 'number' is not assignable to type 'string'. (TS2322)",
    );
  });

  it.each([
    ['webkitLineClamp: 3', 'Write "WebkitLineClamp".'],
    [`'-webkit-line-clamp': 3`, 'Write "WebkitLineClamp".'],
    ['mozTabSize: 4', 'Write "MozTabSize".'],
    [`'--x': 1`, "Write the value of a CSS variable as a string, such as '1'."],
  ])('says what to do about %s', (declaration, remedy) => {
    const [problem] = diagnose(
      `${IMPORT}export const useStyles = makeStyles({ root: { ${declaration} } });`,
    );
    expect(problem?.remedy).toBe(remedy);
  });

  it.each([
    ['useClasses.root', /^makeStyles\(\) returns a hook/],
    ['useReset.root', /^makeStyles\(\) returns a hook/],
    ['core({ a: {} }).a', /import makeStyles from "@griffel\/react"/],
    ['<p className={useClasses()} />', /^Name one of its slots/],
    ['mergeClasses(useClasses())', /^Name one of its slots/],
    ['<p style={useClasses().root} />', /^style takes an object/],
    ['useClasses({ size })', /^The hook takes nothing/],
    ['useReset(size)', /^The hook takes nothing/],
    ['makeStyles({ root: {} }, size)', /^undefined$/],
    ['useClasses()[String(1)]', /^Give the name a type/],
    ['useSizes()[size]', /^Give the name a type/],
    [
      'mergeClasses(size === "small" ? size : null)',
      /^mergeClasses\(\) takes strings, false and undefined/,
    ],
    ['mergeClasses(size.length && size)', /"count > 0 && …"/],
    ['mergeClasses({ big: true })', /^Pass each class as an argument/],
    ['mergeClasses([size])', /^Pass each class as an argument/],
    [`<p style={{ '--x': size }} />`, /^Write "as CSSProperties"/],
    [`<p css={{ color: 'red' }} />`, /^Write these styles as a slot/],
    ['makeStyles({ root: widened })', /"satisfies GriffelStyle"/],
    ['makeStyles({ root: { ...widened, color: "red" } })', /"satisfies GriffelStyle"/],
    ['makeStyles({ root: properties })', /^Use the type GriffelStyle/],
    ['tokens.colorOfMine', /: write var\(--name\)/],
  ])('says what to do about %s', (expression, remedy) => {
    const found = diagnose(
      `import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { makeStyles as core } from '@griffel/core';
import { tokens } from '@fluentui/react-components';
import type { CSSProperties } from 'react';
const useClasses = makeStyles({ root: {} });
const useSizes = makeStyles({ small: {} });
const useReset = makeResetStyles({});
const widened = { display: 'flex', position: 'absolute' };
const properties: CSSProperties = {};
const used = [core, mergeClasses, useReset, useSizes, widened, properties, tokens];
export const App = (size: 'small' | 'medium') => [used, size, ${expression}];`,
    );
    expect(found.map((problem) => String(problem.remedy))).toEqual([expect.stringMatching(remedy)]);
  });

  it.each([
    ['@griffel/react', 'keyframes', /^Write the keyframes as an object/],
    ['@fluentui/react-components', 'mergeStyleSets', /^Call makeStyles\(\)/],
    ['@griffel/react', 'styled', /^Call makeStyles\(\)/],
    ['@griffel/react', 'other', /^undefined$/],
  ])('says what to do about an import from %s of %s', (source, name, remedy) => {
    const found = diagnose(`import { ${name} } from '${source}';\nexport default ${name};`);
    expect(found.map((problem) => String(problem.remedy))).toEqual([expect.stringMatching(remedy)]);
  });

  it.each([
    ['<p>{if (a) { b }}</p>', /^Braces in JSX contain an expression: write \{condition/],
    ['<p>{for (const a of b) { a }}</p>', /^Braces in JSX contain an expression: write \{list/],
    ['<p>{const a = 1}</p>', /above "return"\.$/],
    ['<p><!-- a --></p>', /^JSX has no HTML comments/],
    ['<p>a<br>b</p>', /as in <br \/>/],
    ['<><p /></> <p />', /fragment/],
  ])('says what to write instead of %s', (code, remedy) => {
    for (const file of ['App.tsx', 'App.jsx']) {
      const found = diagnose(`export default function App() { return ${code}; }`, file);
      expect(String(found[0]?.remedy)).toMatch(remedy);
    }
  });

  it('says what to do about the runtime of Emotion', () => {
    const [problem] = diagnose('/** @jsxImportSource @emotion/react */\nexport default <p />;');
    expect(problem?.remedy).toMatch(/^Remove the comment/);
  });

  it('says what to do about a number in a style', () => {
    const [problem] = diagnose(
      `${IMPORT}export const useStyles = makeStyles({ root: { width: 10 } });`,
    );
    expect(problem).toMatchObject({
      message: "Type '10' is not assignable to type 'Width<GriffelStylesCSSValue> | …'. (TS2322)",
      remedy: "Write a length as a string with its unit, such as '10px'; only 0 needs none.",
    });
  });

  it.each([
    [
      `${IMPORT}const useStyles = makeStyles({ root: {} });\nuseStyles().rot;`,
      [`${IMPORT}const useStyles = makeStyles({ root: {} });\nuseStyles().root;`],
    ],
    [`const count = 1;\ncuont;`, [`const count = 1;\ncount;`]],
    [`const a = 1;\na = 2;`, [`let a = 1;\na = 2;`]],
    [`const a = { color: 'red'; padding: 0 };`, [`const a = { color: 'red', padding: 0 };`]],
    [`class A { b = 1; c() { return b; } }`, [`class A { b = 1; c() { return this.b; } }`]],
    [`const [a] = useState(1);`, [`import { useState } from 'react';\n\nconst [a] = useState(1);`]],
  ])('mends %s', (text, fixed) => {
    expect(fix(text)).toEqual(fixed);
    expect(fixed.flatMap((one) => diagnose(one))).toEqual([]);
  });

  it.each([
    ['const [a] = useState(1);', 'Import useState from "react"'],
    [
      `${IMPORT}export const a = [makeStyles, mergeClasses];`,
      'Import mergeClasses from "@griffel/react"',
    ],
  ])('says what an import is for in %s', (text, title) => {
    expect(diagnose(text).flatMap(({ fixes = [] }) => fixes.map((one) => one.title))).toEqual([
      title,
    ]);
  });

  it('reports deprecated names, but not unused ones', () => {
    const found = diagnose(
      `import { makeStyles, shorthands } from '@griffel/react';\nconst useStyles = makeStyles({ root: shorthands.padding('1px') });`,
    );
    expect(found.map(({ severity, line, message }) => [severity, line, message])).toEqual([
      ['hint', 2, expect.stringContaining('is deprecated. (TS6387)')],
    ]);
  });

  it('reports only syntax errors of code that does not parse', () => {
    const found = diagnose(`const a: number = 'b'\nconst = 1;`);
    expect(found.map(({ source, line }) => [source, line])).toEqual([
      ['syntax', 2],
      ['syntax', 2],
    ]);
  });

  it('says what is wrong with a generic arrow function, instead of all that follows from it', () => {
    const code = `export const first = <T>(list: T[]): T | undefined => { return list[0]; };
const App = () => { const same = < T >(x: T) => x; return <p>{same<number>(1)}</p>; };
export default App;`;
    const found = diagnose(code);
    expect(found.map(({ line, column, remedy }) => [line, column, remedy])).toEqual([
      [1, 22, 'Write <T,> with a comma.'],
      [2, 34, 'Write <T,> with a comma.'],
    ]);
    const fixed = code.replace('<T>', '<T,>').replace('< T >', '<T,>');
    expect(diagnose(fixed)).toEqual([]);
    expect(fix(code)).toEqual([code.replace('<T>', '<T,>'), code.replace('< T >', '<T,>')]);
    // An element that is not closed, and a file with another fault.
    expect(diagnose('export default () => <Card>(1);')).not.toContainEqual(
      expect.objectContaining({ remedy: 'Write <Card,> with a comma.' }),
    );
    expect(diagnose(`${code}\nconst = 1;`).length).toBeGreaterThan(3);
  });

  it('checks the syntax of JavaScript and not its types', () => {
    expect(diagnose('const a = 1;\na.b.c = "d";\nexport default a;', 'a.js')).toEqual([]);
    expect(diagnose('const a = ;', 'a.js')).toHaveLength(1);
  });

  it('resolves imports with and without an extension, and reports those that do not exist', () => {
    environment.update(
      { 'parts/a.ts': 'export const a = 1;', 'b.jsx': 'export const B = () => <p />;' },
      [],
    );
    expect(
      diagnose(
        `import { a } from './parts/a';\nimport * as A from './parts/a.ts';\nimport { B } from './b';\nA.a + a; <B />;`,
      ),
    ).toEqual([]);
    expect(diagnose(`import lodash from 'lodash';`).map(({ message }) => message)).toEqual([
      "Cannot find module 'lodash' or its corresponding type declarations. (TS2307)",
    ]);
  });

  it('has the declarations of all packages', () => {
    expect(
      diagnose(
        `import { createShadowDOMRenderer } from '@griffel/shadow-dom';
import { createRoot } from 'react-dom/client';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { RESET, type GriffelStyle } from '@griffel/react';
import { mergeClasses } from '@griffel/core';
export const all = [createShadowDOMRenderer, createRoot, createPortal, renderToString, RESET, mergeClasses];
export const style: GriffelStyle = { color: 'red' };`,
      ),
    ).toEqual([]);
  });

  const templates = new URL('../../../templates/', import.meta.url);
  it.each(readdirSync(templates))('finds no problems in the template %s', (id) => {
    const names = readdirSync(new URL(id, templates)).filter((name) => /\.tsx?$/.test(name));
    const files = Object.fromEntries(
      names.map((name) => [name, readFileSync(new URL(`${id}/${name}`, templates), 'utf8')]),
    );
    environment.update(files, []);
    expect(names.flatMap((name) => diagnoseFile(environment, name))).toEqual([]);
    environment.update({}, names);
  });
});
