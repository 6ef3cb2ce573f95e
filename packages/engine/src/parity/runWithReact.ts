import * as core from '@griffel/core';
import * as griffel from '@griffel/react';
import { createElement, isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';
import type { Direction } from '../types.ts';
import type { Fixture } from './readFixtures.ts';

/** What the hooks of a fixture return, by `file#n`, and the CSS of the page afterwards. */
export interface Run {
  results: Record<string, unknown>;
  css: string;
}

interface Hook {
  id: string;
  call: (dir: Direction) => unknown;
}

/** Loads a fixture, calls its hooks in a component and reads the renderer's style elements. */
export function runWithReact(fixture: Fixture, dir: Direction): Run {
  const renderer = griffel.createDOMRenderer(undefined);
  const hooks = load(fixture, renderer);
  const results: Record<string, unknown> = {};
  const Component = (): null => {
    for (const { id, call } of hooks) results[id] = call(dir);
    return null;
  };
  renderToString(
    createElement(griffel.RendererProvider, {
      renderer,
      children: createElement(griffel.TextDirectionProvider, {
        dir,
        children: createElement(Component),
      }),
    }),
  );
  const css = griffel
    .renderToStyleElements(renderer)
    .map((element) => {
      const props: unknown = isValidElement(element) ? element.props : undefined;
      const { dangerouslySetInnerHTML: html } = props as {
        dangerouslySetInnerHTML?: { __html: string };
      };
      return html?.__html ?? '';
    })
    .join('');
  return { results, css };
}

/** Runs the files as CommonJS, with packages whose calls remember what they made. */
function load(fixture: Fixture, renderer: core.GriffelRenderer): Hook[] {
  const hooks: Hook[] = [];
  const loaded = new Map<string, { exports: unknown }>();
  const run = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const code = fixture.files[file] ?? '';
    if (file.endsWith('.json')) return { default: JSON.parse(code) as unknown, __esModule: true };
    const module = { exports: {} as unknown };
    loaded.set(file, module);
    let count = 0;
    const record =
      (make: (styles: never) => (...args: never[]) => unknown, isCore: boolean) =>
      (styles: unknown): unknown => {
        const hook = make(styles as never) as (options?: unknown) => unknown;
        const id = `${file}#${count++}`;
        hooks.push({ id, call: (dir) => (isCore ? hook({ dir, renderer }) : hook()) });
        return hook;
      };
    const wrap = (exported: typeof core | typeof griffel, isCore: boolean): object => ({
      ...exported,
      makeStyles: record(exported.makeStyles, isCore),
      makeResetStyles: record(exported.makeResetStyles, isCore),
      makeStaticStyles: record(exported.makeStaticStyles, isCore),
    });
    const require = (specifier: string): unknown => {
      if (specifier === '@griffel/react') return wrap(griffel, false);
      if (specifier === '@griffel/core') return wrap(core, true);
      const target = resolveSpecifier(specifier, file, (path) =>
        Object.hasOwn(fixture.files, path),
      );
      return target === undefined ? {} : run(target);
    };
    const { outputText } = ts.transpileModule(code, {
      fileName: file,
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    new Function('exports', 'require', 'module', outputText)(module.exports, require, module);
    return module.exports;
  };
  run(fixture.entry);
  return hooks;
}
