import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage, type SandboxPage } from '../testing/openTestPage.ts';

let sandbox: SandboxPage;
let address: string;
beforeAll(async () => {
  sandbox = await openTestPage();
  address = `${sandbox.origin}/sandbox.htm`;
});
afterAll(() => sandbox.close());

/**
 * Embeds the wrapper in an empty page of this origin and tries to start code in it, as the playground does.
 *
 * @returns what the wrapper has said by the time it has dealt with that, and how many frames are in it
 */
async function tryToStart(origin: string, attributes: Record<string, string>) {
  const page = await sandbox.browser.newPage();
  await page.goto(`${origin}/empty`);
  const answers = await page.evaluateHandle(
    async ([src, others]) => {
      const heard: unknown[] = [];
      addEventListener('message', ({ data }) => heard.push(data));
      const element = document.createElement('iframe');
      for (const [name, value] of Object.entries(others)) element.setAttribute(name, value);
      element.src = src;
      await new Promise((resolve) => {
        element.onload = resolve;
        document.body.append(element);
      });
      return heard;
    },
    [address, attributes] as const,
  );
  const wrapper = page.frames().find((frame) => frame.url().endsWith('/sandbox.htm'));
  // Messages keep their order, so the answer to this one comes after the effects of the others.
  await wrapper?.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data === 'last') parent.postMessage('last', '*');
    });
  });
  const heard = await answers.evaluate(async (heard) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => heard.push(data);
    const start = { type: 'start', document: '<p>Injected', evaluator: 'postMessage("ran")' };
    frames[0]?.postMessage(start, '*', [port2]);
    frames[0]?.postMessage('last', '*');
    while (!heard.includes('last')) await new Promise((resolve) => setTimeout(resolve));
    return heard.filter((data) => data !== 'last');
  });
  const count = wrapper?.childFrames().length;
  await page.close();
  return { heard, frames: count };
}

describe('startWrapper', () => {
  it('starts what its own site sends, inside a sandbox', async () => {
    const { heard, frames } = await tryToStart(sandbox.origin, { sandbox: 'allow-scripts' });
    expect(heard).toContain('griffel-playground');
    expect(frames).toBe(1);
  });

  it('does nothing without a sandbox, where its origin is that of the site', async () => {
    const { heard, frames } = await tryToStart(sandbox.origin, {});
    expect(heard).toEqual([]);
    expect(frames).toBe(0);
  });

  it.each(['allow-scripts', 'allow-scripts allow-same-origin'])(
    'does nothing in a page of another site, in a sandbox with %s',
    async (flags) => {
      const elsewhere = sandbox.origin.replace('127.0.0.1', 'localhost');
      const { heard, frames } = await tryToStart(elsewhere, { sandbox: flags });
      expect(heard).toEqual([]);
      expect(frames).toBe(0);
    },
  );

  it('shows what it is if opened directly, and starts nothing', async () => {
    const page = await sandbox.browser.newPage();
    await page.goto(address);
    expect(await page.innerText('body')).toMatch(/^This document is part of the playground/);
    await page.evaluate(() => {
      const { port2 } = new MessageChannel();
      postMessage({ type: 'start', document: '<p>Injected', evaluator: '' }, '*', [port2]);
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(page.frames()).toHaveLength(1);
    await page.close();
  });
});
