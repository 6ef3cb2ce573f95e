import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPage, reach, type SandboxPage } from './testing/openTestPage.ts';

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
});
afterAll(() => sandbox.close());

/** The code in each test: it logs when it gets the focus, and each key. */
const STAGE = `import { useEffect } from 'react';
const hear = ({ key }: KeyboardEvent) => console.log('key ' + key);
addEventListener('keydown', hear, true);
addEventListener('focus', (event) => { if (event.isTrusted && event.target === window) console.log('focused'); });
`;

const TRICKS: Record<string, string> = {
  'an untrusted focus event': `dispatchEvent(new Event('focus')); document.querySelector('input')!.focus();`,
  'the focus method of MathML': `const math = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math') as MathMLElement; math.tabIndex = 0; math.textContent = 'x'; document.body.append(math); math.focus();`,
  'a modal dialog': `const dialog = document.createElement('dialog'); dialog.append(document.createElement('input')); document.body.append(dialog); dialog.showModal();`,
  'a popover': `const box = document.createElement('div'); box.popover = 'auto'; const field = document.createElement('input'); field.autofocus = true; box.append(field); document.body.append(box); box.showPopover();`,
  'the address': `location.hash = '#field';`,
  'the click of a label': `const label = document.createElement('label'); label.htmlFor = 'field'; document.body.append(label); label.click();`,
  'a report of validity': `const field = document.querySelector('input')!; field.required = true; field.reportValidity();`,
};

const write = (trick: string): string => `${STAGE}
export default function App() {
  useEffect(() => { ${trick} }, []);
  return <><p>Rendered</p><input id="field" /><button>Press</button></>;
}`;

const logs = async (): Promise<string[]> =>
  (await sandbox.events()).flatMap((event) => (event.type === 'console' ? [event.entry.text] : []));

/** The keys that the preview has received, as one string. */
const heard = async (): Promise<string> =>
  (await logs())
    .flatMap((text) => (text.startsWith('key ') ? [text.slice('key '.length)] : []))
    .join(' ');

async function show(trick: string): Promise<void> {
  const revision = await sandbox.show(write(trick));
  await sandbox.waitFor({ type: 'rendered', revision });
}

/** Waits until the page has the focus back for the first time since it was lost. */
const waitForReturn = (): Promise<unknown> =>
  sandbox.page.waitForFunction(() => document.body.dataset['returned'] !== undefined);

/** Keys follow the focus to the frame later, because it has a process of its own. */
const waitForFrame = (): Promise<unknown> =>
  sandbox.page.waitForFunction(() => document.activeElement?.tagName === 'IFRAME');

const typed = (): Promise<string> => sandbox.page.locator('textarea').inputValue();

describe('focus', () => {
  beforeEach(async () => {
    const { page } = sandbox;
    await page.mouse.move(900, 700);
    await page.evaluate(async () => {
      for (const element of document.querySelectorAll('textarea, button')) element.remove();
      delete document.body.dataset['returned'];
      const button = (text: string) =>
        Object.assign(document.createElement('button'), { textContent: text });
      const editor = document.createElement('textarea');
      addEventListener('blur', () => {
        editor.onfocus = () => (document.body.dataset['returned'] = '');
      });
      document.body.prepend(editor, button('Before'));
      document.body.append(button('After'));
      await playground.sandbox.restart();
      playground.events.length = 0;
    });
    await page.locator('textarea').click();
  });

  it.each(Object.entries(TRICKS))('comes back to the page from %s', async (_, trick) => {
    const { page } = sandbox;
    await page.keyboard.type('be');
    await show(trick);
    // The trick works: without the guard, the preview would keep the focus.
    await sandbox.waitFor({ entry: { text: 'focused' } });
    await waitForReturn();
    await page.keyboard.type('fore');
    expect(await typed()).toBe('before');
    expect(await heard()).toBe('');
  });

  const dialog = TRICKS['a modal dialog'] ?? '';

  it('comes back even if the pointer is over the preview', async () => {
    const { page } = sandbox;
    await page.locator('iframe').hover();
    await show(dialog);
    await waitForReturn();
    await page.keyboard.type('a');
    expect([await typed(), await heard()]).toEqual(['a', '']);
  });

  it('comes back while the user types, although the keys that the code gets activate the frame', async () => {
    const { page } = sandbox;
    const revision = await sandbox.show(
      write(`setTimeout(() => {
        ${TRICKS['the click of a label'] ?? ''}
        // So that the frame answers late.
        const end = performance.now() + 400;
        Array.from({ length: 1e7 }).some(() => performance.now() > end);
      }, 300);`),
    );
    await sandbox.waitFor({ type: 'rendered', revision });
    await page.keyboard.type('x'.repeat(50), { delay: 30 });
    await waitForReturn();
    await page.keyboard.type('end');
    expect(await typed()).toMatch(/^x+end$/);
    expect(await heard()).toMatch(/^(?:x ?)*$/);
  });

  it('comes back immediately after the user was in the preview, however short the visit and busy the page', async () => {
    const { page } = sandbox;
    await show(`document.querySelector('button')!.onclick = () => {
      console.log('pressed');
      document.title = 'pressed';
      let left = 5;
      addEventListener('blur', ({ target }) => {
        if (target !== window) return;
        if (left-- === 0) console.log('given up');
        else setTimeout(() => { ${TRICKS['the click of a label'] ?? ''} }, 50);
      });
    };`);
    const frame = await sandbox.frame();
    const button = frame.getByRole('button');
    await reach(button);
    const boxes = [button, page.locator('textarea')].map((place) => place.boundingBox());
    const [visit, back] = (await Promise.all(boxes)).map((box) => box ?? { x: 0, y: 0 });
    if (!visit || !back) throw new Error('There is nothing to click.');
    // A busy page learns about both clicks at the same time.
    const busy = page.evaluate(() => {
      const end = performance.now() + 1000;
      while (performance.now() < end);
    });
    // Uses the mouse directly: `click` would give the guard time to notice the first one.
    await page.mouse.click(visit.x + 5, visit.y + 5);
    // In a slow frame, the click would move the focus there after the next one.
    await frame.waitForFunction(() => document.title === 'pressed');
    await page.mouse.click(back.x + 5, back.y + 5);
    await busy;
    await sandbox.waitFor({ entry: { text: 'pressed' } });
    // Once it keeps the focus, it no longer loses it.
    await sandbox.waitFor({ entry: { text: 'given up' } });
    await page.keyboard.type('a');
    expect(await typed()).toBe('a');
  });

  it('is not allowed in by a Tab that the page handles', async () => {
    const { page } = sandbox;
    await page.evaluate(() =>
      document
        .querySelector('textarea')
        ?.addEventListener('keydown', (event) => event.preventDefault()),
    );
    await show('');
    await page.keyboard.press('Tab');
    await show(dialog);
    await waitForReturn();
    expect(await heard()).toBe('');
  });

  it('stops code that keeps taking it', async () => {
    const { page } = sandbox;
    await sandbox.show(
      write(`setInterval(() => {
        document.querySelectorAll('dialog').forEach((one) => one.remove());
        ${dialog}
      }, 20);`),
    );
    await sandbox.waitFor({ type: 'restarted', reason: 'focus' });
    await page.locator('textarea').click();
    await page.keyboard.type('mine');
    expect(await typed()).toBe('mine');
  });

  it('goes where the user clicks, and stays there', async () => {
    const { page } = sandbox;
    await show('');
    const frame = await sandbox.frame();
    const field = frame.locator('#field');
    await reach(field);
    await field.click();
    await page.keyboard.type('hello', { delay: 100 });
    expect(await field.inputValue()).toBe('hello');
    await page.locator('textarea').click();
    await page.keyboard.type('a');
    expect(await typed()).toBe('a');
    await field.click();
    await page.keyboard.type('!');
    expect(await field.inputValue()).toBe('hello!');
  });

  it('goes through the preview by Tab, in both directions', async () => {
    const { page } = sandbox;
    await show('');
    const frame = await sandbox.frame();
    const field = frame.locator('#field');
    await page.getByRole('button', { name: 'Before' }).focus();
    await page.keyboard.press('Tab');
    await waitForFrame();
    await page.keyboard.type('tabbed', { delay: 100 });
    expect(await field.inputValue()).toBe('tabbed');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const after = page.getByRole('button', { name: 'After' });
    await expect.poll(() => after.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await waitForFrame();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('!');
    await expect.poll(() => field.inputValue()).toBe('!');
    await page.keyboard.press('Shift+Tab');
    const before = page.getByRole('button', { name: 'Before' });
    await expect.poll(() => before.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('goes into the preview when the page moves it there', async () => {
    const { page } = sandbox;
    await show('');
    await page.evaluate(() => playground.sandbox.focus());
    await waitForFrame();
    // The wrapper moves it on.
    await sandbox.waitFor({ entry: { text: 'focused' } });
    await page.keyboard.press('Tab');
    await page.keyboard.type('asked', { delay: 100 });
    expect(await (await sandbox.frame()).locator('#field').inputValue()).toBe('asked');
  });

  it('goes into the preview when the page moves it there, even if the code took it before', async () => {
    const { page } = sandbox;
    await page.locator('textarea').focus();
    await show(TRICKS['a modal dialog'] ?? '');
    await waitForReturn();
    await page.evaluate(() => {
      playground.events.length = 0;
      playground.sandbox.focus();
    });
    await sandbox.waitFor({ entry: { text: 'focused' } });
    await page.keyboard.type('asked', { delay: 100 });
    expect(await heard()).toBe('a s k e d');
  });

  it('goes where the user taps', async () => {
    const context = await sandbox.browser.newContext({ hasTouch: true });
    const page = await context.newPage();
    await page.goto(sandbox.origin);
    await page.evaluate(async () => {
      document.body.prepend(document.createElement('textarea'));
      const revision = playground.show({ 'App.tsx': 'export default () => <input />;' });
      await playground.rendered(revision);
    });
    const field = page.frameLocator('iframe').frameLocator('iframe').locator('input');
    await page.locator('textarea').tap();
    await page.keyboard.type('a');
    await field.tap();
    await page.keyboard.type('tapped', { delay: 100 });
    expect(await field.inputValue()).toBe('tapped');
    await page.locator('textarea').tap();
    await page.keyboard.type('b');
    expect(await page.locator('textarea').inputValue()).toBe('ab');
    await context.close();
  });
});
