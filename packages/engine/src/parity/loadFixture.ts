import * as core from '@griffel/core';
import * as griffel from '@griffel/react';
import { createElement, isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';
import type { Direction } from '../types.ts';
import { ASSETS } from './bundleWithWebpack.ts';
import type { Fixture } from './readFixtures.ts';

/** A function of Griffel that creates hooks. */
type Make = (...args: never[]) => unknown;

/** Wraps a function that creates hooks; modules get the result instead of the function. */
type WrapCall = (
  make: Make,
  /**
   * Returns `file#n`, where n counts the calls of a file as they run; undefined for a precompiled call, which
   * is not among the calls of the engine.
   */
  getId: () => string | undefined,
  /** Whether it is from `@griffel/core`, whose hooks take options. */
  isCore: boolean,
) => (...args: unknown[]) => unknown;

interface LoadFixtureOptions {
  wrapCall: WrapCall;
  /** Files that run after all others, unless `import()` has loaded them. */
  lazy?: readonly string[];
  /** Changes the source of a module before it is compiled. @default no change */
  instrument?: (code: string, file: string) => string;
  /** Names that the code may use, besides those of the fixture. */
  globals?: Readonly<Record<string, unknown>>;
}

/**
 * Runs the entry of a fixture and the files that it imports as CommonJS, with the published packages.
 *
 * @throws whatever the modules throw
 */
export async function loadFixture(fixture: Fixture, options: LoadFixtureOptions): Promise<void> {
  const { wrapCall, lazy = [], instrument = (code) => code, globals } = options;
  const loaded = new Map<string, { exports: unknown }>();
  const run = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const code = fixture.files[file] ?? '';
    if (file.endsWith('.json')) {
      const json = JSON.parse(code) as object;
      return { ...json, default: json, __esModule: true };
    }
    const module = { exports: {} as unknown };
    loaded.set(file, module);
    let count = 0;
    const wrap = (exported: typeof core | typeof griffel, isCore: boolean): object => {
      const record = (make: Make) => wrapCall(make, () => `${file}#${String(count++)}`, isCore);
      const pass = (make: Make) => wrapCall(make, () => undefined, isCore);
      return {
        ...exported,
        makeStyles: record(exported.makeStyles),
        makeResetStyles: record(exported.makeResetStyles),
        makeStaticStyles: record(exported.makeStaticStyles),
        __styles: pass(exported.__styles),
        __resetStyles: pass(exported.__resetStyles),
        __staticStyles: pass(exported.__staticStyles),
      };
    };
    const require = (specifier: string): unknown => {
      if (specifier === '@griffel/react') return wrap(griffel, false);
      if (specifier === '@griffel/core') return wrap(core, true);
      const given = fixture.packages?.[specifier];
      // Fluent UI re-exports Griffel.
      if (specifier === '@fluentui/react-components') return { ...given, ...wrap(griffel, false) };
      if (given) return given;
      // An address such as a bundler assigns.
      if (ASSETS.test(specifier)) return { default: `/assets/${specifier}`, __esModule: true };
      const target = resolveSpecifier(specifier, file, (path) =>
        Object.hasOwn(fixture.files, path),
      );
      return target === undefined ? {} : run(target);
    };
    const { outputText } = ts.transpileModule(instrument(code, file), {
      // TypeScript writes ES modules where the name says so.
      fileName: file.replace(/\.mjs$/, '.js'),
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    const scope = { ...fixture.globals, ...globals, exports: module.exports, require, module };
    new Function(...Object.keys(scope), outputText.replace(/^#!.*/, ''))(...Object.values(scope));
    return module.exports;
  };
  run(fixture.entry);
  // Files that `import()` loads run later, and may load more.
  for (let count = -1; count !== loaded.size;) {
    count = loaded.size;
    await new Promise(setImmediate);
  }
  for (const file of lazy) run(file);
}

/** The results of a fixture's hooks, by `file#n`, and the CSS of the page after they ran. */
interface Run {
  results: Record<string, unknown>;
  css: string;
}

interface Hook {
  id: string | undefined;
  call: (dir: Direction) => unknown;
}

/**
 * Loads a fixture, calls its hooks in a component and reads the style elements of the renderer.
 *
 * @param lazy files that run after the entry unless it has imported them, like chunks that load late
 * @throws whatever the modules throw
 */
export async function runWithReact(
  fixture: Fixture,
  dir: Direction,
  lazy: readonly string[],
): Promise<Run> {
  const renderer = griffel.createDOMRenderer(undefined);
  const hooks = await loadHooks(fixture, renderer, lazy);
  const results: Record<string, unknown> = {};
  const Component = (): null => {
    for (const { id, call } of hooks) {
      const result = call(dir);
      if (id !== undefined) results[id] = result;
    }
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

/** Runs the files and collects the hooks that their calls create. */
async function loadHooks(
  fixture: Fixture,
  renderer: griffel.GriffelRenderer,
  lazy: readonly string[],
): Promise<Hook[]> {
  const hooks: Hook[] = [];
  await loadFixture(fixture, {
    lazy,
    wrapCall:
      (make, getId, isCore) =>
      (...args) => {
        const hook = make(...(args as never[])) as (options?: unknown) => unknown;
        hooks.push({ id: getId(), call: (dir) => (isCore ? hook({ dir, renderer }) : hook()) });
        return hook;
      },
  });
  return hooks;
}
