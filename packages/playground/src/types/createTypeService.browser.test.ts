import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBundledPage, type TestPage } from '../testing/openBundledPage.ts';
import type { createTypeService, TypeService } from './createTypeService.ts';
import { createTestPart } from '../testing/parts.ts';

declare const subject: { createTypeService: typeof createTypeService };
declare let service: TypeService;

const CODE = `import { makeStyles } from '@griffel/react';
const useStyles = makeStyles({ root: { display: '' } });
export default function App() { return <p className={useStyles().rot} />; }
`;

let test: TestPage;
let page: Page;

beforeAll(async () => {
  const [worker, pack] = await Promise.all([
    createTestPart('types-worker'),
    createTestPart('type-pack'),
  ]);
  test = await openBundledPage({
    module: fileURLToPath(new URL('createTypeService.ts', import.meta.url)),
    files: {
      '/types-worker.js': worker,
      '/type-pack.json': pack,
      '/hanging.js':
        'onmessage = ({ data }) => { if (typeof data.input === "string") postMessage({ id: data.id }); };',
      '/throwing.js': 'onmessage = () => { throw new Error("Boom"); };',
    },
  });
  ({ page } = test);
});
afterAll(() => test.close());

const open = async (
  workerURL = '/types-worker.js',
  packURL = '/type-pack.json',
  answerLimit?: number,
) => {
  await page.evaluate(
    ([urls, limit, code]) => {
      const [worker = '', pack = ''] = urls;
      const scope = globalThis as unknown as { service: TypeService };
      scope.service = subject.createTypeService({
        workerURL: worker,
        packURL: pack,
        ...(limit !== undefined && { answerLimit: limit }),
      });
      scope.service.setFiles({ 'App.tsx': code });
    },
    [[workerURL, packURL], answerLimit, CODE] as const,
  );
};

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

describe('createTypeService', () => {
  beforeEach(() => page.reload());

  it('finds problems and their fixes', async () => {
    await open();
    const problems = await page.evaluate(() => service.diagnose());
    expect(problems).toEqual([
      {
        source: 'types',
        severity: 'error',
        file: 'App.tsx',
        line: 3,
        column: 66,
        from: CODE.indexOf('rot}'),
        to: CODE.indexOf('rot}') + 3,
        message: `Property 'rot' does not exist on type 'Record<"root", string>'. Did you mean 'root'? (TS2551)`,
        fixes: [
          {
            title: "Change spelling to 'root'",
            edits: [
              {
                file: 'App.tsx',
                from: CODE.indexOf('rot}'),
                to: CODE.indexOf('rot}') + 3,
                insert: 'root',
              },
            ],
          },
        ],
      },
    ]);
  });

  it('answers for the texts of the last setFiles', async () => {
    await open();
    const counts = await page.evaluate(async (code) => {
      const first = service.diagnose();
      service.setFiles({
        'App.tsx': code.replace('.rot', '.root'),
        'extra.ts': 'export const a: string = 1;',
      });
      const second = service.diagnose();
      const both = await Promise.all([first, second]);
      service.setFiles({ 'App.tsx': code.replace('.rot', '.root') });
      return [...both, await service.diagnose()].map((problems) =>
        problems.map(({ file }) => file),
      );
    }, CODE);
    expect(counts).toEqual([['extra.ts'], ['extra.ts'], []]);
  });

  it('answers the newest of the waiting requests, and the others with undefined', async () => {
    await open();
    const answers = await page.evaluate(async (code) => {
      await service.diagnose();
      const at = code.indexOf("''") + 1;
      const lists = await Promise.all(
        [0, 1, 2, 3].map(() => service.complete('App.tsx', at, true)),
      );
      return lists.map((list) => list?.items.some(({ label }) => label === 'flex'));
    }, CODE);
    expect(answers).toEqual([true, undefined, undefined, true]);
  });

  it.each([
    ['is not there', '/missing.js', '/type-pack.json', 'TypeScript could not be loaded.'],
    ['throws', '/throwing.js', '/type-pack.json', 'TypeScript stopped: Uncaught Error: Boom'],
    [
      'has no declarations',
      '/types-worker.js',
      '/missing.json',
      'The declarations could not be loaded (404).',
    ],
    [
      'does not answer',
      '/hanging.js',
      '/type-pack.json',
      'TypeScript took longer than 0.3 seconds and was stopped.',
    ],
  ])('says so where the worker %s', async (_, worker, pack, reason) => {
    await open(worker, pack, 300);
    const problems = await page.evaluate(() => service.diagnose());
    expect(problems).toEqual([
      {
        source: 'types',
        severity: 'warning',
        file: 'App.tsx',
        line: 1,
        column: 1,
        message: `Types are not checked. ${reason}`,
        remedy: 'Change the code to try again, or reload the page.',
      },
    ]);
    expect(await page.evaluate(() => service.complete('App.tsx', 3, true))).toBeUndefined();
  });

  it('starts a new worker after a crash', async () => {
    await open();
    const files = await page.evaluate(async () => {
      const workers: Worker[] = [];
      const { Worker: Original } = globalThis;
      globalThis.Worker = class extends Original {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          workers.push(this);
        }
      };
      await service.diagnose();
      // The error of a worker that runs out of memory.
      workers[0]?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
      const problems = await service.diagnose();
      return [workers.length, ...problems.map(({ file }) => file)];
    });
    expect(files).toEqual([2, 'App.tsx']);
  });
});
