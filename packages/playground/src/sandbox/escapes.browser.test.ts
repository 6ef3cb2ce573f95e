import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESCAPES, WORKER_ESCAPES } from './__fixtures__/escapes.ts';
import { listen, type Listeners } from './testing/listen.ts';
import { openTestPage, type SandboxPage } from './testing/openTestPage.ts';

const DRAFT = 'the draft of the user';
const COOKIE = 'cookie-of-the-page';

let sandbox: SandboxPage;
let listeners: Listeners;
let pageBefore: unknown;
const happened: string[] = [];
const bare: Record<string, number> = {};
const restarted: string[] = [];

beforeAll(async () => {
  [sandbox, listeners] = await Promise.all([openTestPage(), listen()]);
  const { page } = sandbox;
  await page.evaluate(
    ([draft, cookie]) => {
      localStorage.setItem('draft', draft);
      document.cookie = `secret=${cookie}`;
    },
    [DRAFT, COOKIE] as const,
  );
  page.on('dialog', (dialog) => {
    happened.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', () => happened.push('download'));
  page.on('popup', () => happened.push('popup'));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) happened.push(`navigated to ${frame.url()}`);
  });
  pageBefore = await describePage();
});

afterAll(async () => {
  if (Object.keys(bare).length > 0) console.log('Connections without a byte:', bare);
  console.log('Needed Run:', restarted.join(', '));
  listeners.close();
  await sandbox.close();
});

/** The state of the page that no attempt may change. */
function describePage(): Promise<unknown> {
  return sandbox.page.evaluate(() => ({
    address: location.href,
    title: document.title,
    storage: JSON.stringify(localStorage),
    cookie: document.cookie,
    body: document.body.innerHTML.replace(/ srcdoc="[^]*?"/g, ''),
    globals: Object.keys(window).length,
  }));
}

/** Inserts the addresses into an attempt; a request names the attempt. */
function address(code: string, name: string): string {
  const http = `http://${listeners.tcp}/${name}`;
  const fresh = `<script>
try { const c = new RTCPeerConnection({ iceServers: [{ urls: \\'${listeners.stun}\\' }] }); c.createDataChannel(1); c.createOffer().then((o) => c.setLocalDescription(o)) } catch {}
fetch(\\'${http}\\'); new Image().src = \\'${http}\\'; setTimeout(() => { location = \\'${http}\\' }, 300)
<\\/script>`.replaceAll('\n', '');
  return code
    .replace(/\bFRESH\b/g, fresh.replaceAll('"', '&quot;'))
    .replace(/\bHTTP\b/g, http)
    .replace(/\bSTUN\b/g, listeners.stun)
    .replace(/\bTCP\b/g, listeners.tcp);
}

/** Renders something harmless; after an attempt that broke the realm, it restarts first, as Run does. */
async function expectToWork(name: string): Promise<void> {
  const code = `export default () => <p>After ${name}</p>;`;
  const tryOnce = async (timeout: number): Promise<string | undefined> => {
    const after = (await sandbox.events()).length;
    const revision = await sandbox.show(code);
    const expected = [{ type: 'rendered', revision }, { type: 'restarted' }];
    return sandbox.waitFor(expected, { timeout, after }).then(
      ({ type }) => type,
      () => undefined,
    );
  };
  for (let turn = 0; turn < 3; turn++) {
    const outcome = await tryOnce(1500);
    if (outcome === 'rendered') return;
    if (outcome === undefined) break;
  }
  restarted.push(name);
  await sandbox.page.evaluate(() => playground.sandbox.restart());
  expect(await tryOnce(15_000)).toBe('rendered');
}

async function expectNothing(name: string, silentBefore: number): Promise<void> {
  const silent = listeners.silent() - silentBefore;
  if (silent > 0) bare[name] = silent;
  expect(listeners.heard).toEqual([]);
  expect(happened).toEqual([]);
  expect(await describePage()).toEqual(pageBefore);
  expect(sandbox.page.context().pages()).toHaveLength(1);
  const events = await sandbox.events();
  const said = JSON.stringify(events);
  expect(said).not.toContain(DRAFT);
  expect(said).not.toContain(COOKIE);
  expect(said).not.toContain('forged');
  expect(events.filter(({ type }) => type === 'failed')).toEqual([]);
}

describe('the listeners', () => {
  it('receive what a page without a sandbox sends', async () => {
    const other = await listen();
    const page = await sandbox.browser.newPage();
    await page.goto(sandbox.origin);
    await page.evaluate(
      ([tcp, stun]) => {
        void fetch(`http://${tcp}/fetch`).catch(() => undefined);
        new Image().src = `http://${tcp}/img`;
        new WebSocket(`ws://${tcp}/websocket`);
        const connection = new RTCPeerConnection({ iceServers: [{ urls: stun }] });
        connection.createDataChannel('x');
        void connection.createOffer().then((offer) => connection.setLocalDescription(offer));
      },
      [other.tcp, other.stun] as const,
    );
    const heard = (text: string) => () => other.heard.some((one) => one.includes(text));
    await expect.poll(heard('/fetch'), { timeout: 10_000 }).toBe(true);
    await expect.poll(heard('/img'), { timeout: 10_000 }).toBe(true);
    await expect.poll(heard('/websocket'), { timeout: 10_000 }).toBe(true);
    await expect.poll(heard('udp'), { timeout: 10_000 }).toBe(true);
    await page.close();
    other.close();
  });
});

describe('escape', () => {
  it.each(Object.entries(ESCAPES))(
    '%s',
    async (name, attempt) => {
      const silent = listeners.silent();
      await sandbox.page.evaluate(() => (playground.events.length = 0));
      const code = address(attempt, name);
      const isModule = /^export /m.test(code);
      const revision = await sandbox.show(
        isModule
          ? code
          : `import { useEffect } from 'react';
export default function App() {
  useEffect(() => {
    setTimeout(() => console.log('attempted'));
    ${code}
  }, []);
  return <p>x</p>;
}`,
      );
      await sandbox
        .waitFor(
          [isModule ? { revision } : { entry: { text: 'attempted' } }, { type: 'restarted' }],
          { timeout: 1000 },
        )
        .catch(() => undefined);
      await expectToWork(name);
      await expectNothing(name, silent);
    },
    30_000,
  );

  it.each(Object.entries(WORKER_ESCAPES))(
    '%s',
    async (name, attempt) => {
      const silent = listeners.silent();
      await sandbox.evaluate({
        'App.ts': `import { makeStyles } from '@griffel/react';
const value = ${address(attempt, name)};
export const useStyles = makeStyles({ root: { color: String(value) } });`,
      });
      const harmless = `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({ root: { color: 'red' } });`;
      await expect
        .poll(() => sandbox.evaluate({ 'App.ts': harmless }), { timeout: 15_000 })
        .toEqual({ calls: [{ id: 'App.ts#0', value: { root: { color: 'red' } }, foreign: [] }] });
      await expectNothing(name, silent);
    },
    30_000,
  );

  it('sends nothing a while later, either', async () => {
    const silent = listeners.silent();
    // A request that is sent now arrives after all earlier ones.
    const control = await listen();
    const page = await sandbox.browser.newPage();
    await page.goto(sandbox.origin);
    await page.evaluate((tcp) => fetch(`http://${tcp}/control`), control.tcp);
    expect(control.heard).toHaveLength(1);
    await page.context().close();
    control.close();
    await expectNothing('later', silent);
  });
});
