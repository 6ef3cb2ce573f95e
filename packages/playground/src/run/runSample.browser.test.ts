import type { FrameLocator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestPage,
  PATIENCE,
  reach,
  type SandboxPage,
} from '../sandbox/testing/openTestPage.ts';
import type { SampleRunNews } from './runSample.ts';

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
  // The sandbox that the other tests use.
  await sandbox.page.evaluate(() => playground.sandbox.destroy());
});
afterAll(() => sandbox.close());

const OPENING = `import { useState } from 'react';
export function Details() {
  const [isOpen, setOpen] = useState(false);
  return <>
    <button onClick={() => setOpen(true)}>Open</button>
    <button onClick={() => { throw new Error('Out of paper'); }}>Print</button>
    {isOpen && <p style={{ height: 300 }}>Opened</p>}
  </>;
}`;

const ENTRY = `import { Details } from './Details';
export default () => <Details />;`;

/** Starts a sample. @returns functions that read its state from the page */
async function start(code: string) {
  const index = await sandbox.page.evaluate(
    (files) => {
      playground.runSample(files);
      return playground.samples.length - 1;
    },
    { 'Details.tsx': code, 'entry.tsx': ENTRY },
  );
  const last = (): Promise<SampleRunNews | undefined> =>
    sandbox.page.evaluate((place) => playground.samples[place]?.news.at(-1), index);
  const phase = async () => (await last())?.phase;
  const content: FrameLocator = sandbox.page
    .frameLocator('iframe[title="A sample, running"]')
    .frameLocator('iframe');
  const end = () => sandbox.page.evaluate((place) => playground.samples[place]?.run?.stop(), index);
  return { last, phase, content, end };
}

const patiently = { timeout: PATIENCE };

describe('runSample', () => {
  it('renders with the given CSS, and reports when it is rendered and its height', async () => {
    const { last, phase, content, end } = await start(OPENING);
    await expect.poll(phase, patiently).toBe('running');
    const color = await content.locator('body').evaluate((body) => getComputedStyle(body).color);
    expect(color).toBe('rgb(1, 2, 3)');
    expect((await last())?.height).toBe(150);
    const open = content.getByRole('button', { name: 'Open' });
    await reach(open);
    await open.click();
    await expect.poll(async () => (await last())?.height ?? 0, patiently).toBeGreaterThan(300);
    await end();
    expect(await sandbox.page.locator('iframe').count()).toBe(0);
    expect(await phase()).toBe('running');
  });

  it('reports errors while it runs on', async () => {
    const { last, content, end } = await start(OPENING);
    const print = content.getByRole('button', { name: 'Print' });
    await reach(print);
    await print.click();
    await expect
      .poll(async () => (await last())?.message, patiently)
      .toMatch(/^Error in an event handler: Error: Out of paper \(Details\.tsx:6\)$/);
    await expect.poll(last, patiently).toMatchObject({ phase: 'running', isInside: true });
    await end();
  });

  it.each([
    [
      'does not render',
      "export function Details() { throw new Error('No'); }",
      /Error: No \(Details\.tsx:1\)$/,
    ],
    [
      'does not parse',
      'export function Details() { return <p></b>; }',
      /^This code does not compile/,
    ],
    ['does not end', 'while (true); export const Details = () => null;', /was stopped/],
  ])('stops what %s, with the reason', async (_name, code, message) => {
    const { last, phase } = await start(code);
    await expect.poll(phase, patiently).toBe('stopped');
    expect((await last())?.message).toMatch(message);
    expect(await sandbox.page.locator('iframe').count()).toBe(0);
  });

  it('ends the running sample when another one starts', async () => {
    const first = await start(OPENING);
    await expect.poll(first.phase, patiently).toBe('running');
    const second = await start(OPENING);
    expect(await first.phase()).toBe('left');
    await expect.poll(second.phase, patiently).toBe('running');
    expect(await sandbox.page.locator('iframe').count()).toBe(1);
    await second.end();
  });
});
