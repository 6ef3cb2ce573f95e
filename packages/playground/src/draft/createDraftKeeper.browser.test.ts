import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBundledPage, type TestPage } from '../testing/openBundledPage.ts';
import type { createDraftKeeper, Draft, DraftKeeper } from './createDraftKeeper.ts';

declare const subject: { createDraftKeeper: typeof createDraftKeeper };
declare let keeper: DraftKeeper;
declare let news: (Draft | undefined)[];

let test: TestPage;
let tabs: Page[];

beforeAll(async () => {
  test = await openBundledPage({
    module: fileURLToPath(new URL('createDraftKeeper.ts', import.meta.url)),
  });
});
afterAll(() => test.close());

/** Opens another tab with the same storage. */
async function openTab(): Promise<Page> {
  const tab = await test.page.context().newPage();
  tabs.push(tab);
  await tab.goto(test.page.url());
  await tab.evaluate(() => {
    const scope = globalThis as unknown as { keeper: DraftKeeper; news: unknown[] };
    scope.keeper = subject.createDraftKeeper(window);
    scope.news = [];
    scope.keeper.watch((draft) => scope.news.push(draft));
  });
  return tab;
}

const save = (tab: Page, text: string) =>
  tab.evaluate((code) => keeper.save({ files: { 'App.tsx': code }, active: 'App.tsx' }), text);

/** Waits until a tab sees what another has stored, because tabs may have processes of their own. */
const arrive = (tab: Page, text: string) =>
  tab.waitForFunction(
    (code) => Object.values(localStorage).some((it) => String(it).includes(JSON.stringify(code))),
    text,
  );
const draft = (text: string): Draft => ({ files: { 'App.tsx': text }, active: 'App.tsx' });

describe('createDraftKeeper', () => {
  beforeEach(async () => {
    tabs = [];
    await test.page.evaluate(() => localStorage.clear());
  });
  afterEach(() => Promise.all(tabs.map((tab) => tab.close())));

  it('opens a saved draft after a reload', async () => {
    const tab = await openTab();
    expect(await tab.evaluate(() => keeper.open())).toBeUndefined();
    expect(await save(tab, 'one')).toEqual({ status: 'saved' });
    expect(await save(tab, 'two')).toEqual({ status: 'saved' });
    const next = await openTab();
    await arrive(next, 'two');
    expect(await next.evaluate(() => keeper.open())).toEqual(draft('two'));
  });

  it('keeps the origin and the view of the code', async () => {
    const tab = await openTab();
    const code = { ...draft('a'), from: '/try-it-out/#nesting', view: { width: 390 } };
    await tab.evaluate((it) => keeper.save(it), code);
    expect(await tab.evaluate(() => keeper.peek())).toEqual(code);
  });

  it('sets a draft aside that it has only peeked at, and restores it', async () => {
    await save(await openTab(), 'mine');
    const tab = await openTab();
    await arrive(tab, 'mine');
    await tab.evaluate(() => keeper.peek());
    expect(await save(tab, 'from a link')).toEqual({ status: 'saved', setAside: draft('mine') });
    expect(await save(tab, 'from a link, edited')).toEqual({ status: 'saved' });
    expect(await tab.evaluate(() => keeper.restore())).toEqual(draft('mine'));
    expect(await tab.evaluate(() => keeper.peek())).toEqual(draft('mine'));
    expect(await save(tab, 'mine, edited')).toEqual({ status: 'saved' });
    expect(await tab.evaluate(() => keeper.restore())).toEqual(draft('from a link, edited'));
  });

  it('notifies about changes in another tab, and loses neither text', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await save(first, 'first');
    await arrive(second, 'first');
    await second.evaluate(() => keeper.open());
    await save(first, 'first, edited');
    await second.waitForFunction(() => news.length === 1);
    expect(await second.evaluate(() => news)).toEqual([draft('first, edited')]);
    expect(await save(second, 'second')).toEqual({
      status: 'saved',
      setAside: draft('first, edited'),
    });
    await first.waitForFunction(() => news.length === 1);
    expect(await first.evaluate(() => news)).toEqual([draft('second')]);
  });

  it('notifies when another tab removes the draft or clears the storage', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await save(first, 'first');
    await arrive(second, 'first');
    await second.evaluate(() => keeper.open());
    await first.evaluate(() => localStorage.removeItem('griffel-playground.draft.v1'));
    await second.waitForFunction(() => news.length === 1);
    await first.evaluate(() => localStorage.setItem('other', ''));
    await second.waitForFunction(() => localStorage.getItem('other') !== null);
    await first.evaluate(() => localStorage.clear());
    await second.waitForFunction(() => news.length === 2);
    expect(await second.evaluate(() => news.map((it) => it?.active ?? 'none'))).toEqual([
      'none',
      'none',
    ]);
  });

  it('does not notify a tab without a draft', async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()];
    await save(first, 'first');
    await arrive(third, 'first');
    await third.evaluate(() => keeper.open());
    await save(first, 'first, edited');
    await third.waitForFunction(() => news.length === 1);
    expect(await second.evaluate(() => news)).toEqual([]);
  });

  it('ignores and overwrites a damaged draft', async () => {
    const tab = await openTab();
    await tab.evaluate(() => localStorage.setItem('griffel-playground.draft.v1', '{"files":7}'));
    expect(await tab.evaluate(() => keeper.open())).toBeUndefined();
    expect(await save(tab, 'new')).toEqual({ status: 'saved' });
  });

  it('says that the storage is full', async () => {
    const tab = await openTab();
    await tab.evaluate(() => {
      for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2)) {
        for (let part = 0; part < 3; part++) {
          try {
            localStorage.setItem(`${String(size)} ${String(part)}`, 'x'.repeat(size));
          } catch {
            // Smaller items may fit.
          }
        }
      }
    });
    expect(await save(tab, 'mine')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining("browser's storage is full") as string,
    });
  });

  it('says that storage is blocked in a sandboxed frame', async () => {
    const tab = await openTab();
    const outcome = await tab.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => resolve(data), { once: true });
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.srcdoc = `<script src="${location.origin}/subject.js"></script><script>
            const keeper = subject.createDraftKeeper(window);
            const code = { files: { 'a.ts': '' }, active: 'a.ts' };
            const known = [keeper.open(), keeper.peek(), keeper.restore()];
            keeper.watch(() => undefined)();
            parent.postMessage([known.length, known.some(Boolean), keeper.save(code).message], '*');
          </script>`;
          document.body.append(frame);
        }),
    );
    expect(outcome).toEqual([3, false, expect.stringContaining('does not let the site store')]);
  });

  it('says that code is too large to be saved, and keeps the last draft that was not', async () => {
    const tab = await openTab();
    await save(tab, 'small');
    expect(await save(tab, 'x'.repeat(200_000))).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('too large') as string,
    });
    expect(await tab.evaluate(() => keeper.peek())).toEqual(draft('small'));
  });
});
