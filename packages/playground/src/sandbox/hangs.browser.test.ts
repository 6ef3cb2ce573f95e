import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage, PATIENCE, type SandboxPage } from './testing/openTestPage.ts';

let sandbox: SandboxPage;
const stalls: Record<string, number> = {};
beforeAll(async () => {
  sandbox = await openTestPage();
});
afterAll(async () => {
  console.table(stalls);
  await sandbox.close();
});

/**
 * Milliseconds that the page may be blocked. If a hang reached it, it would be blocked until the end of the
 * test; less than this is due to a slow or busy machine, and printed.
 */
const LONGEST_STALL = 5000;

const inEffect = (code: string): string => `import { useEffect } from 'react';
export default function App() {
  useEffect(() => { ${code} }, []);
  return <p>On</p>;
}`;

/** A loop is stopped by its guard or, on a slow machine, because the frame does not answer. */
const LOOP = [
  { type: 'fault', fault: { phase: 'hang' } },
  { type: 'restarted', reason: 'hang' },
];

/** Code, and the event or events with which the sandbox reports it. */
const CASES: Record<string, [code: string, noticed: object]> = {
  'a loop at the top level': ['while (true);', LOOP],
  'a loop in a render': ['export default function App() { for (;;); }', LOOP],
  'a loop that catches its own end': ['while (true) { try { while (true); } catch {} }', LOOP],
  'a loop in a timer': [
    'setTimeout(() => { for (const x of (function* () { while (true) yield 1; })()); });',
    LOOP,
  ],
  'a loop of promises': [
    'const again = () => Promise.resolve().then(again); again();',
    { type: 'restarted', reason: 'hang' },
  ],
  'a regular expression that explodes': [
    inEffect(`/^(a+)+$/.test('a'.repeat(50) + '!');`),
    { type: 'restarted', reason: 'hang' },
  ],
  'a sort that compares forever': [
    'Array.from({ length: 4e7 }, (_, n) => n).sort(() => Math.random() - 0.5);',
    { type: 'restarted' },
  ],
  'a flood of timers': [
    inEffect(`for (let n = 0; n < 5000; n++) setInterval(() => Math.random(), 0);`),
    { type: 'rendered' },
  ],
  'state that is set in every effect': [
    `import { useEffect, useState } from 'react';
export default function App() {
  const [n, setN] = useState(0);
  useEffect(() => setN(n + 1));
  return <p>{n}</p>;
}`,
    { type: 'rendered' },
  ],
  'state that is set in every layout effect': [
    `import { useLayoutEffect, useState } from 'react';
export default function App() {
  const [n, setN] = useState(0);
  useLayoutEffect(() => setN(n + 1));
  return <p>{n}</p>;
}`,
    { type: 'fault' },
  ],
  'a flood in the console': [
    inEffect(
      `setInterval(() => { for (let n = 0; n < 1000; n++) console.log('x'.repeat(1e5)); }, 0);`,
    ),
    { type: 'console' },
  ],
  'a flood of messages to the page': [
    inEffect(
      `setInterval(() => { for (let n = 0; n < 1000; n++) top.postMessage({ n }, '*'); }, 0);`,
    ),
    { type: 'restarted', reason: 'flood' },
  ],
  'a flood of large messages to the page': [
    inEffect(
      `const text = 'x'.repeat(1e6); setInterval(() => { for (let n = 0; n < 200; n++) top.postMessage([text], '*'); }, 0);`,
    ),
    // As a flood or, on a machine that takes two seconds to send 200 MB, because the code does not answer.
    { type: 'restarted' },
  ],
  'a flood of messages to the wrapper': [
    inEffect(
      `setInterval(() => { for (let n = 0; n < 1000; n++) parent.postMessage({ n }, '*'); }, 0);`,
    ),
    { type: 'rendered' },
  ],
  'recursion without end': [
    'function f(): void { f(); } f();',
    { type: 'fault', fault: { name: 'RangeError' } },
  ],
  'a huge array': ['new Array(2 ** 32 - 1).fill(0);', { type: 'restarted' }],
  'a huge text': [`'x'.repeat(2 ** 30);`, { type: 'fault', fault: { name: 'RangeError' } }],
};

describe('hang', () => {
  it.each(Object.entries(CASES))(
    '%s does not block the page, and the sandbox recovers',
    async (name, [code, noticed]) => {
      const { page } = sandbox;
      await page.evaluate(() => {
        playground.events.length = 0;
        playground.takeLongestStall();
      });
      const from = Date.now();
      await sandbox.show(code);
      await sandbox.waitFor(noticed);
      if (name.includes('flood')) {
        // The page runs on meanwhile.
        await page.evaluate(async () => {
          for (let turn = 0; turn < 100; turn++)
            await new Promise((resolve) => setTimeout(resolve));
        });
      }
      const stall = Math.round(await page.evaluate(() => playground.takeLongestStall()));
      stalls[`${name} (noticed after ${String(Date.now() - from)} ms)`] = stall;
      expect((await sandbox.events()).length).toBeLessThan(400);

      await page.evaluate(() => playground.sandbox.restart());
      const revision = await sandbox.show('export default () => <p>Back</p>;');
      await sandbox.waitFor({ type: 'rendered', revision });
      await (await sandbox.frame()).getByText('Back').waitFor();
      expect(stall).toBeLessThan(LONGEST_STALL);
    },
    PATIENCE + 20_000,
  );
});
