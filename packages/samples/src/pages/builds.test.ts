import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync as compileWithBabel } from '@babel/core';
import griffelPreset from '@griffel/babel-preset';
import { transformSync as compileWithSWC } from '@swc/core';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);
// jsdom has no types of its own.
const { JSDOM } = require('jsdom') as {
  JSDOM: new (html: string, options: { runScripts: 'outside-only' }) => { window: WindowOfTest };
};
/** A window, in which code leaves what it has seen. */
interface WindowOfTest {
  eval(code: string): void;
  seen: unknown;
}
const ROOT = path.join(import.meta.dirname, '../../../..');

/** What pages say about builds and environments that no sample has. */
describe('sentences about builds are true', () => {
  describe('CommonJS stays uncompiled, with no warning', () => {
    const code = `import { makeStyles } from '@griffel/react';
      export const useClasses = makeStyles({ root: { color: 'red' } });`;
    const compile = (commonJS: string) =>
      compileWithBabel(commonJS, {
        filename: path.join(import.meta.dirname, 'styles.js'),
        babelrc: false,
        configFile: false,
        presets: [griffelPreset],
      })?.code;
    const compilers = {
      tsc: (module: 'CommonJS' | 'ESNext') =>
        ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind[module] } }).outputText,
      SWC: (module: 'CommonJS' | 'ESNext') =>
        compileWithSWC(code, { module: { type: module === 'ESNext' ? 'es6' : 'commonjs' } }).code,
    };

    it.each(Object.entries(compilers))('%s', (_, transpile) => {
      expect(compile(transpile('ESNext'))).toContain('__styles(');
      const compiled = compile(transpile('CommonJS'));
      expect(compiled).toMatch(/\(0, \w+\.makeStyles\)\(\{/);
      expect(compiled).not.toContain('__styles');
    });
  });

  it('Griffel needs the name global where there is no window, or a bundler that replaces it', async () => {
    const entry = `import { makeStyles } from '@griffel/react';
      globalThis.result = typeof makeStyles;`;
    const run = async (options: BuildOptions) => {
      const context = vm.createContext({});
      vm.runInContext(await bundle(entry, options), context);
      return context.result as unknown;
    };
    await expect(run({})).rejects.toThrow('global is not defined');
    expect(await run({ define: { ...DEFINE, global: 'globalThis' } })).toBe('function');
  });

  it('Griffel works with Preact, with and without right-to-left text', async () => {
    const window = await openWindow(
      `import { makeStyles, TextDirectionProvider } from '@griffel/react';
       import { createRoot } from 'react-dom/client';
       import { flushSync } from 'react-dom';

       const useClasses = makeStyles({ root: { paddingLeft: '4px' } });
       const Box = () => <p className={useClasses().root} />;
       flushSync(() => createRoot(document.body).render(
         <><Box /><TextDirectionProvider dir="rtl"><Box /></TextDirectionProvider></>));
       window.seen = [...document.querySelectorAll('p')].map((paragraph) => {
         const { paddingLeft, paddingRight } = getComputedStyle(paragraph);
         return [parseFloat(paddingLeft), parseFloat(paddingRight)];
       });`,
      {
        alias: {
          react: 'preact/compat',
          'react-dom': 'preact/compat',
          'react/jsx-runtime': 'preact/jsx-runtime',
        },
      },
    );
    expect(window.seen).toEqual([
      [4, 0],
      [0, 4],
    ]);
  });

  describe('in Module Federation, a singleton is one copy', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'federation-'));
    afterAll(() => fs.rmSync(folder, { recursive: true }));

    it.each([
      { shared: { '@griffel/react': { singleton: true } }, same: true },
      { shared: {}, same: false },
    ])('shared: $shared', async ({ shared, same }) => {
      const app = fs.mkdtempSync(path.join(folder, 'app-'));
      const remote = path.join(app, 'remote/entry.cjs');
      const files = {
        'package.json': JSON.stringify({ dependencies: { '@griffel/react': '1' } }),
        'shop.mjs': `export * from '@griffel/react';`,
        'host.mjs': `export const copies = Promise.all([import('@griffel/react'), import('shop/griffel')]);`,
      };
      for (const [name, text] of Object.entries(files))
        fs.writeFileSync(path.join(app, name), text);
      const { ModuleFederationPlugin } = webpack.container;
      const common: Configuration = {
        mode: 'development',
        devtool: false,
        context: app,
        target: 'async-node',
        resolve: { modules: [path.join(ROOT, 'node_modules')] },
        externals: { react: `commonjs ${require.resolve('react')}` },
      };
      await runWebpack([
        {
          ...common,
          entry: {},
          output: { path: path.dirname(remote), uniqueName: 'shop' },
          plugins: [
            new ModuleFederationPlugin({
              name: 'shop',
              filename: path.basename(remote),
              library: { type: 'commonjs2' },
              exposes: { './griffel': './shop.mjs' },
              shared,
            }),
          ],
        },
        {
          ...common,
          entry: './host.mjs',
          output: {
            path: path.join(app, 'host'),
            filename: 'host.cjs',
            uniqueName: 'host',
            library: { type: 'commonjs2' },
          },
          plugins: [
            new ModuleFederationPlugin({
              name: 'host',
              remoteType: 'commonjs2',
              remotes: { shop: remote },
              shared,
            }),
          ],
        },
      ]);
      const host = require(path.join(app, 'host/host.cjs')) as {
        copies: Promise<(typeof import('@griffel/react'))[]>;
      };
      const [ours, theirs] = await host.copies;
      expect(theirs?.makeStyles).toBeTypeOf('function');
      expect(theirs?.makeStyles === ours?.makeStyles).toBe(same);
    });
  });

  it('two copies of Griffel merge classes of each other, but share no renderer and no context', async () => {
    const copy = await bundle(`export * from '@griffel/react'`, {
      format: 'cjs',
      external: ['react'],
    });
    const copies: Plugin = {
      name: 'two copies',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^copy-/ }, (args) => ({ path: args.path, namespace: 'copy' }));
        onLoad({ filter: /./, namespace: 'copy' }, () => ({ contents: copy, resolveDir: ROOT }));
      },
    };
    const window = await openWindow(
      `import * as first from 'copy-1';
       import * as second from 'copy-2';
       import { flushSync } from 'react-dom';
       import { createRoot } from 'react-dom/client';

       const STYLES = { small: { paddingLeft: '4px' }, large: { paddingLeft: '8px' } };
       const useFirst = first.makeStyles(STYLES);
       const useSecond = second.makeStyles(STYLES);
       const results = [];
       function Boxes() {
         const [mine, others] = [useFirst(), useSecond()];
         const merged = first.mergeClasses(others.small, others.large);
         results.push({ mine: mine.large, others: others.large, merged });
         return null;
       }
       const frame = document.body.appendChild(document.createElement('iframe')).contentDocument;
       const render = (element) => flushSync(() => createRoot(frame.body).render(element));
       render(<Boxes />);
       render(
         <first.RendererProvider renderer={first.createDOMRenderer(frame)} targetDocument={frame}>
           <first.TextDirectionProvider dir="rtl"><Boxes /></first.TextDirectionProvider>
         </first.RendererProvider>,
       );
       const readRules = ({ styleSheets }) =>
         [...styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
       window.seen = { results, rules: readRules(document), framed: readRules(frame) };`,
      { plugins: [copies] },
    );
    const { results, rules, framed } = window.seen as {
      results: { mine: string; others: string; merged: string }[];
      rules: string[];
      framed: string[];
    };
    const [plain, nested] = results;
    expect(plain).toEqual({ mine: plain?.others, others: plain?.others, merged: plain?.others });
    expect(nested).toEqual({
      mine: expect.any(String),
      others: plain?.others,
      merged: plain?.others,
    });
    expect(nested?.mine).not.toBe(plain?.mine);
    expect(rules).toEqual([...framed, ...framed]);
    expect(framed).toHaveLength(4);
  });
});

const DEFINE = { 'process.env.NODE_ENV': '"production"' };

/** Bundles TSX for a browser, or for what the options say. */
async function bundle(contents: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    define: DEFINE,
    jsx: 'automatic',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Runs TSX in a new window. */
async function openWindow(contents: string, options?: BuildOptions): Promise<WindowOfTest> {
  const { window } = new JSDOM('<!doctype html><body></body>', { runScripts: 'outside-only' });
  window.eval(await bundle(contents, options));
  return window;
}

/** Builds several configurations in one run. */
async function runWebpack(configurations: Configuration[]): Promise<void> {
  const compiler = webpack(configurations);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close((fault) => (fault ? reject(fault) : resolve()));
    });
  });
}
