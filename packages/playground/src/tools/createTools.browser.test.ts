import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createToolParts } from '../bundle/createScriptParts.ts';
import { openBundledPage, type TestPage } from '../testing/openBundledPage.ts';
import type { createTools } from './createTools.ts';

declare const subject: { createTools: typeof createTools };

const URLS = {
  'format-worker': '/format-worker.js',
  'measure-worker': '/measure-worker.js',
  'convert-worker': '/convert-worker.js',
};

let test: TestPage;
let page: Page;

beforeAll(async () => {
  const parts = await createToolParts();
  test = await openBundledPage({
    module: fileURLToPath(new URL('createTools.ts', import.meta.url)),
    files: {
      ...Object.fromEntries(parts.map(({ name, content }) => [`/${name}.js`, content])),
      // Answers the first job, and hangs in one that asks for it.
      '/slow.js': `onmessage = ({ data: { id, input } }) => {
        while (input.text === 'hang') {}
        postMessage({ id, output: { minified: 1, gzip: 1 } });
      };`,
    },
  });
  ({ page } = test);
});
afterAll(() => test.close());

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

describe('createTools', () => {
  it('loads a worker on first use', async () => {
    const loaded = await page.evaluate(async (urls) => {
      const tools = subject.createTools(urls);
      const count = () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('-worker'))
          .length;
      const before = count();
      const result = await tools.format('App.tsx', 'let a=<p  />');
      tools.dispose();
      return [before, count(), result];
    }, URLS);
    expect(loaded).toEqual([0, 1, { kind: 'formatted', text: 'let a = <p />;\n' }]);
  });

  it('measures production code', async () => {
    const sizes = await page.evaluate((urls) => {
      const tools = subject.createTools(urls);
      return Promise.all([
        tools.measure('export const count: number = 1 + 2;', 'ts'),
        tools.measure('.a { color: red; }', 'css'),
      ]);
    }, URLS);
    expect(sizes.map(({ minified }) => minified)).toEqual([
      'export const count=3;'.length,
      '.a{color:red}'.length,
    ]);
    expect(sizes.every(({ gzip }) => gzip > 20 && gzip < 60)).toBe(true);
  });

  it('converts CSS, and says what it cannot express', async () => {
    const found = await page.evaluate(async (urls) => {
      const tools = subject.createTools(urls);
      const good = await tools.convert('.a { color: red }\n@layer a, b;');
      const bad = await tools.convert('.a { color: red');
      tools.dispose();
      return [good.styles, good.notExpressed.map(({ line }) => line), bad.error?.line];
    }, URLS);
    expect(found).toEqual([{ a: { color: 'red' } }, [2], 1]);
  });

  it('stops a job that takes too long, says so, and runs the next', async () => {
    const outcomes = await page.evaluate(async (urls) => {
      const tools = subject.createTools({ ...urls, 'measure-worker': '/slow.js' }, 300);
      const say = (promise: Promise<unknown>) => promise.then(JSON.stringify, String);
      const first = await say(tools.measure('go', 'ts'));
      return [
        first,
        ...(await Promise.all([say(tools.measure('hang', 'ts')), say(tools.measure('go', 'ts'))])),
      ];
    }, URLS);
    expect(outcomes).toEqual([
      '{"minified":1,"gzip":1}',
      'Error: Measuring took longer than 0.3 seconds and was stopped.',
      '{"minified":1,"gzip":1}',
    ]);
  });

  it('reports workers that do not load, and texts that are too long', async () => {
    const outcomes = await page.evaluate(async () => {
      const tools = subject.createTools({
        'format-worker': '/none.js',
        'measure-worker': '/none.js',
        'convert-worker': '',
      });
      return [
        await tools.format('App.ts', 'a'),
        await tools.measure('a', 'ts').catch(String),
        await tools.measure('a'.repeat(600_000), 'ts').catch(String),
      ];
    });
    expect(outcomes).toEqual([
      {
        kind: 'failed',
        problem: {
          source: 'syntax',
          severity: 'warning',
          file: 'App.ts',
          line: 1,
          column: 1,
          message: 'Formatting could not be loaded.',
        },
      },
      'Error: Measuring could not be loaded.',
      'Error: The text has more than 500000 characters.',
    ]);
  });
});
