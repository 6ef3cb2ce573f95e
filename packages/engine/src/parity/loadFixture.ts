import * as core from '@griffel/core';
import * as griffel from '@griffel/react';
import ts from 'typescript';
import { resolveSpecifier } from '../source/resolveSpecifier.ts';
import { ASSETS } from './bundleWithWebpack.ts';
import type { Fixture } from './readFixtures.ts';

/** A function of Griffel that makes hooks. */
type Make = (...args: never[]) => unknown;

/** What a module gets instead of a function that makes hooks: the real one, wrapped. */
export type WrapCall = (
  make: Make,
  /**
   * `file#n`, n counting the calls of a file as they run. Undefined where a call was compiled before:
   * it is not among the calls of the engine.
   */
  getId: () => string | undefined,
  /** Whether it comes from `@griffel/core`, whose hooks take options. */
  isCore: boolean,
) => (...args: unknown[]) => unknown;

export interface LoadFixtureOptions {
  wrapCall: WrapCall;
  /** Files that run after all others, where `import()` has not loaded them. */
  lazy?: readonly string[];
  /** Changes the source of a module before it is compiled. @default leaves it */
  instrument?: (code: string, file: string) => string;
  /** Names that the code may use, besides those of the fixture. */
  globals?: Readonly<Record<string, unknown>>;
}

/**
 * Runs the entry of a fixture, and the files that it imports, as CommonJS with the published
 * packages.
 *
 * @throws what the modules throw
 */
export async function loadFixture(fixture: Fixture, options: LoadFixtureOptions): Promise<void> {
  const { wrapCall, lazy = [], instrument = (code) => code, globals } = options;
  const loaded = new Map<string, { exports: unknown }>();
  const run = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const code = fixture.files[file] ?? '';
    if (file.endsWith('.json')) return { default: JSON.parse(code) as unknown, __esModule: true };
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
      // Fluent UI passes on what it takes from Griffel.
      if (specifier === '@fluentui/react-components') return { ...given, ...wrap(griffel, false) };
      if (given) return given;
      // The address that a bundler might give it.
      if (ASSETS.test(specifier)) return { default: `/assets/${specifier}`, __esModule: true };
      const target = resolveSpecifier(specifier, file, (path) =>
        Object.hasOwn(fixture.files, path),
      );
      return target === undefined ? {} : run(target);
    };
    const { outputText } = ts.transpileModule(instrument(code, file), {
      fileName: file,
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
  // What `import()` loads comes after it, and may load more.
  for (let count = -1; count !== loaded.size;) {
    count = loaded.size;
    await new Promise(setImmediate);
  }
  for (const file of lazy) run(file);
}
