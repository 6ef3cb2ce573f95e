import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPage, PATIENCE, type SandboxPage } from '../sandbox/testing/openTestPage.ts';

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
});
afterAll(() => sandbox.close());

/** A regular expression that never ends, and that no loop guard can stop. */
const ENDLESS = `/^(a+)+$/.test('a'.repeat(50) + '!');`;

const inEffect = (code: string): string => `import { useEffect } from 'react';
export default function App() {
  useEffect(() => { ${code} }, []);
  return <button>Hangs</button>;
}`;

/** Code that never ends, or that ends the preview. */
const KINDS: Record<string, string> = {
  'a loop in a render': 'export default function App() { for (;;); }',
  'a loop at the top level': 'while (true);\nexport default () => null;',
  'a loop in an effect': inEffect('while (true);'),
  'a loop in the styles': `import { makeStyles } from '@griffel/react';
const color = (() => { while (true); })();
const useStyles = makeStyles({ root: { color } });
export default () => <p className={useStyles().root} />;`,
  'a regular expression at the top level': `${ENDLESS}\nexport default () => null;`,
  'a regular expression in a render': `export default () => { ${ENDLESS} return null; };`,
  'a regular expression in an effect': inEffect(ENDLESS),
  'a regular expression in a timer': inEffect(`setTimeout(() => { ${ENDLESS} }, 50);`),
  'timers that hang one after the other': inEffect(
    `const again = () => { setTimeout(again); ${ENDLESS} }; setInterval(again, 30);`,
  ),
  'a flood of promises': inEffect('const again = () => Promise.resolve().then(again); again();'),
  'a flood of microtasks': inEffect('const again = () => queueMicrotask(again); again();'),
  'an event handler': `export default () => <button onClick={() => { ${ENDLESS} }} ref={(button) => button?.click()}>Hangs</button>;`,
  'an endless allocation': 'new Array(2 ** 32 - 1).fill(0);\nexport default () => null;',
  'a flood of messages': inEffect(
    `setInterval(() => { for (let n = 0; n < 1000; n++) top!.postMessage(n, '*'); });`,
  ),
  'a navigation': inEffect(`location.href = 'about:blank?elsewhere';`),
};

/** Code that breaks what later code needs. */
const BREAKS: Record<string, string> = {
  'the document is removed': 'document.documentElement.remove();',
  'the body is removed': 'document.body.remove();',
  'the document is emptied': 'document.replaceChildren();',
  'Array.prototype.map is replaced': 'Array.prototype.map = () => [];',
  'Array.prototype.push is replaced': 'Array.prototype.push = () => 0;',
  'Function.prototype.call is replaced': 'Function.prototype.call = () => undefined;',
  'Promise.prototype.then is replaced':
    'Promise.prototype.then = function () { return this as any; };',
  'iterators do not iterate': 'Array.prototype[Symbol.iterator] = function* () {} as any;',
  'Node.prototype.appendChild is replaced':
    'Node.prototype.appendChild = ((node: Node) => node) as any;',
  'a method of elements is deleted': 'delete (Element.prototype as any).append;',
  'scripts do not load': 'document.createElement = (() => ({})) as any;',
  'scripts are replaced': `const create = URL.createObjectURL; URL.createObjectURL = () => create(new Blob([''], { type: 'text/javascript' }));`,
  'new elements are no scripts': `const create = document.createElement.bind(document); document.createElement = ((name: string) => name === 'script' ? {} : create(name)) as any;`,
  'the body is another one': `const other = document.createElement('body'); Object.defineProperty(document, 'body', { get: () => other });`,
  'listeners cannot be removed': `addEventListener('x', () => {}); window.removeEventListener = () => { Array.prototype.map = () => []; };`,
  'all objects get a property': '(Object.prototype as any).get = () => undefined;',
  'the document is hidden':
    'document.documentElement.style.setProperty("display", "none", "important");',
  'the body is hidden': 'document.body.hidden = true;',
};

const edit = (code: string): Promise<void> =>
  sandbox.page.evaluate((source) => playground.edit({ 'App.tsx': source }), code);

const state = () => sandbox.page.evaluate(() => playground.state());

const FIXED = `export default () => <p>Fixed</p>;`;

async function expectFixed(): Promise<void> {
  const fixed = sandbox.page.frameLocator('iframe').frameLocator('iframe').getByText('Fixed');
  // A query fails if the process that it was sent to has ended; the poll repeats it.
  const isThere = () => fixed.isVisible().catch(() => false);
  await expect.poll(isThere, { timeout: PATIENCE }).toBe(true);
  const expected = { hold: undefined, stopped: undefined, failure: undefined, error: undefined };
  await expect.poll(state, { timeout: PATIENCE }).toMatchObject(expected);
}

describe('code that hangs, is edited, and is fixed', () => {
  beforeEach(async () => {
    await sandbox.page.evaluate(() => playground.startRunner());
    await edit('export default () => <p>Before</p>;');
    await sandbox.waitFor({ type: 'rendered' });
    await sandbox.page.evaluate(() => void (playground.events.length = 0));
  });

  it.each(Object.entries(KINDS))('runs the fix: %s', async (_, code) => {
    await edit(code);
    // The sandbox has the code, so it hangs or is about to.
    await sandbox.page.waitForFunction(
      (source) =>
        playground.state()?.result?.files['App.tsx'] === source ||
        playground.state()?.staleBecause !== undefined,
      code,
      { polling: 20 },
    );
    await edit(`${code} // edited`);
    await edit(FIXED);
    await expectFixed();
  });

  it.each([
    ['a regular expression in a render', 'hang'],
    ['a regular expression in an effect', 'hang'],
    ['an event handler', 'hang'],
    ['a flood of messages', 'flood'],
    ['a navigation', 'navigation'],
    ['an endless allocation', undefined],
  ])('says why it was stopped, and runs the fix: %s', async (kind, reason) => {
    await edit(KINDS[kind] ?? '');
    const hold = await sandbox.page.waitForFunction(() => playground.state()?.hold, undefined, {
      polling: 20,
    });
    // Browsers differ in what they do when memory runs out.
    expect(reason ?? (await hold.jsonValue())).toBe(await hold.jsonValue());
    await edit(FIXED);
    await expectFixed();
  });

  it.each(Object.entries(BREAKS))('runs the next edit by itself: %s', async (_, code) => {
    const bad = inEffect(code);
    await edit(bad);
    await sandbox.page.waitForFunction(
      () => {
        const now = playground.state();
        return now?.hold ?? now?.error ?? (now?.rendered ?? 0) > 1;
      },
      undefined,
      { polling: 20 },
    );
    await edit(FIXED);
    await expectFixed();
  });
});
