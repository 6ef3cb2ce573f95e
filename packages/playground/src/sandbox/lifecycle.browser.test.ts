import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage, PATIENCE, type SandboxPage } from './testing/openTestPage.ts';

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
});
afterAll(() => sandbox.close());

const APP = 'export default () => <p>On</p>;';

describe('sandbox', () => {
  it('is a frame in a frame, both with opaque origins, that may only run scripts and submit forms', async () => {
    const { page } = sandbox;
    const outer = page.locator('iframe[title=Preview]');
    expect(await outer.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(await outer.getAttribute('allow')).toMatch(/^(?:[a-z-]+ 'none'(?:; |$))+$/);
    const frame = await sandbox.frame();
    expect(await frame.evaluate(() => [origin, document.referrer])).toEqual(['null', '']);
    expect(await frame.parentFrame()?.evaluate(() => origin)).toBe('null');
  });

  it('cannot open a window of its own that stays on top, nor read gamepads', async () => {
    const frame = await sandbox.frame();
    expect(
      await frame.evaluate(() => [
        document.pictureInPictureEnabled,
        (() => {
          try {
            return navigator.getGamepads().length;
          } catch (error) {
            return (error as Error).name;
          }
        })(),
      ]),
    ).toEqual([false, 'SecurityError']);
  });

  it('queues requests until it is ready', async () => {
    const { page } = sandbox;
    const revision = await page.evaluate((code) => {
      void playground.sandbox.restart();
      return playground.show({ 'App.tsx': code });
    }, APP);
    await sandbox.waitFor({ type: 'rendered', revision });
  });

  it('renders the last of several updates', async () => {
    const revision = await sandbox.page.evaluate((code) => {
      for (let n = 0; n < 20; n++) playground.show({ 'App.tsx': code.replace('On', String(n)) });
      return playground.show({ 'App.tsx': code.replace('On', 'Last') });
    }, APP);
    await sandbox.waitFor({ type: 'rendered', revision });
    const texts = await (await sandbox.frame()).locator('p').allTextContents();
    expect(texts).toEqual(['Last']);
  });

  it('discards all state on restart', async () => {
    await sandbox.show('(globalThis as any).mark = 1; localStorage.setItem("mark", "1");');
    await sandbox.page.evaluate(() => playground.sandbox.restart());
    const revision = await sandbox.show(
      `console.log((globalThis as any).mark, localStorage.getItem('mark'));\n${APP}`,
    );
    const event = await sandbox.waitFor({ type: 'console', revision });
    expect(event).toMatchObject({ entry: { text: 'undefined null' } });
  });

  it('restarts empty when the code navigates it', async () => {
    await sandbox.page.evaluate(() => (playground.events.length = 0));
    await sandbox.show(`location.href = 'about:blank?elsewhere';\n${APP}`);
    await sandbox.waitFor({ type: 'restarted', reason: 'navigation' });
    await sandbox.waitFor({ type: 'ready' });
    expect(await (await sandbox.frame()).locator('p').count()).toBe(0);
    const revision = await sandbox.show(APP);
    await sandbox.waitFor({ type: 'rendered', revision });
  });

  it('restarts once for a flood of messages, even if more are on their way', async () => {
    await sandbox.page.evaluate(() => (playground.events.length = 0));
    await sandbox.show(
      `setInterval(() => { for (let n = 0; n < 2000; n++) top!.postMessage(n, '*'); });\n${APP}`,
    );
    await sandbox.waitFor({ type: 'restarted', reason: 'flood' });
    await sandbox.waitFor({ type: 'ready' });
    const revision = await sandbox.show(APP);
    await sandbox.waitFor({ type: 'rendered', revision });
    const restarts = (await sandbox.events()).filter(({ type }) => type === 'restarted');
    expect(restarts).toHaveLength(1);
  });

  it('restarts together with its neighbors when it hangs', async () => {
    const { page } = sandbox;
    await page.evaluate(() => {
      playground.events.length = 0;
      playground.addNeighbor();
    });
    await expect.poll(() => page.locator('iframe[title=Preview]').count()).toBe(2);
    await expect
      .poll(() => page.evaluate(() => playground.neighborEvents.at(-1)?.type))
      .toBe('ready');
    await sandbox.show(`/^(a+)+$/.test('a'.repeat(50) + '!');\n${APP}`);
    await sandbox.waitFor({ type: 'restarted', reason: 'hang' });
    const types = () => page.evaluate(() => playground.neighborEvents.map(({ type }) => type));
    await expect.poll(types, { timeout: PATIENCE }).toEqual(['ready', 'restarted', 'ready']);
    const revision = await sandbox.show(APP);
    await sandbox.waitFor({ type: 'rendered', revision });
    await page.evaluate(() => playground.neighbor?.destroy());
    expect(await page.locator('iframe[title=Preview]').count()).toBe(1);
  });

  it('runs in a page whose policy allows neither inline scripts, nor blobs, nor evaluation', async () => {
    const page = await sandbox.browser.newPage();
    await page.goto(`${sandbox.origin}/strict`);
    const revision = await page.evaluate((code) => playground.show({ 'App.tsx': code }), APP);
    const types = () => page.evaluate(() => playground.events.map(({ type }) => type));
    await expect.poll(types, { timeout: PATIENCE }).toEqual(['ready', 'rendered']);
    expect(revision).toBe(1);
    const styles =
      "import { makeStyles } from '@griffel/react'; makeStyles({ a: { top: 1 + 1 } });";
    expect(
      await page.evaluate((code) => playground.evaluate({ 'App.tsx': code }), styles),
    ).not.toHaveProperty('message');
    await page.close();
  });

  it('says so if the policy of the page allows no frames', async () => {
    const page = await sandbox.browser.newPage();
    await page.goto(`${sandbox.origin}/no-frames`);
    const failed = () =>
      page.evaluate(() => playground.events.find(({ type }) => type === 'failed'));
    await expect.poll(failed, { timeout: PATIENCE }).toEqual({
      type: 'failed',
      reason:
        'The preview cannot start: its frame did not load, or a content security policy blocks it. Check your connection, then press Run. Your code is not lost.',
    });
    expect(await page.evaluate(() => playground.evaluate({ 'App.tsx': '' }))).toMatchObject({
      message: expect.stringContaining('cannot start') as unknown,
    });
    await page.close();
  });

  it('says so if its scripts do not load, and tries again on restart', async () => {
    const page = await sandbox.browser.newPage();
    await page.route('**/sandbox-frame.js', (route) => route.abort(), { times: 1 });
    await page.goto(sandbox.origin);
    const last = () => page.evaluate(() => playground.events.at(-1));
    await expect.poll(last, { timeout: PATIENCE }).toEqual({
      type: 'failed',
      reason:
        'The preview could not be loaded. Check your connection and try again. Your code is not lost.',
    });
    expect(await page.locator('iframe').count()).toBe(0);
    await page.evaluate(() => playground.sandbox.restart());
    expect(await last()).toEqual({ type: 'ready' });
    expect(await page.locator('iframe').count()).toBe(1);
    await page.close();
  });

  it('removes its frames if Fluent UI does not load, and tries again on restart', async () => {
    const page = await sandbox.browser.newPage();
    await page.route('**/fluent.js', (route) => route.abort(), { times: 1 });
    await page.goto(sandbox.origin);
    const last = () => page.evaluate(() => playground.events.at(-1)?.type);
    await expect.poll(last, { timeout: PATIENCE }).toBe('ready');
    const code = `import '@fluentui/react-components';\n${APP}`;
    const show = () => page.evaluate((text) => playground.show({ 'App.tsx': text }), code);
    await show();
    await expect.poll(last, { timeout: PATIENCE }).toBe('failed');
    expect(await page.locator('iframe').count()).toBe(0);
    await page.evaluate(() => playground.sandbox.restart());
    expect(await page.locator('iframe').count()).toBe(1);
    await show();
    await expect.poll(last, { timeout: PATIENCE }).toBe('rendered');
    await page.close();
  });

  it('leaves nothing behind when it is destroyed', async () => {
    const page = await sandbox.browser.newPage();
    await page.goto(sandbox.origin);
    await expect.poll(() => page.evaluate(() => playground.events.at(-1)?.type)).toBe('ready');
    const evaluated = await page.evaluate(async () => {
      const pending = playground.evaluate({ 'App.tsx': '' });
      playground.sandbox.destroy();
      return [await pending, document.querySelectorAll('iframe').length];
    });
    expect(evaluated).toEqual([
      { name: 'Error', message: 'The preview was restarted in the meantime.' },
      0,
    ]);
    await page.close();
  });
});
