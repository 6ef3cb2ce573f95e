import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from './protocol/limits.ts';
import { listen, type Listeners } from './testing/listen.ts';
import { openTestPage, type SandboxPage } from './testing/openTestPage.ts';

// Attacks that `escapes.browser.test.ts` cannot detect because they send nothing. Each test checks for
// its own sign of success.

let sandbox: SandboxPage;
let listeners: Listeners;
beforeAll(async () => {
  [sandbox, listeners] = await Promise.all([openTestPage(), listen()]);
});
afterAll(async () => {
  listeners.close();
  await sandbox.close();
});
beforeEach(async () => {
  await sandbox.page.evaluate(async () => {
    await playground.sandbox.restart();
    playground.events.length = 0;
  });
});

/** Runs statements in an effect that end with a call of `done`; returns the argument of that call. */
async function attack(code: string): Promise<unknown> {
  const revision = await sandbox.show(`import { useEffect } from 'react';
const done = (text: unknown) => console.log('done ' + text);
export default function App() {
  useEffect(() => { (async () => { ${code} })().catch((error) => done(error.name)); }, []);
  return <p>x</p>;
}`);
  await sandbox.waitFor([{ type: 'console', revision }, { type: 'restarted' }]);
  return (await sandbox.events()).flatMap((event) => {
    if (event.type === 'restarted') return [event.reason];
    return event.type === 'console' ? [event.entry.text.replace('done ', '')] : [];
  });
}

describe('attack', () => {
  it('cannot navigate with a clone of a meta element, because there is none to clone', async () => {
    expect(
      await attack(`const meta = document.querySelector('meta')?.cloneNode() as HTMLMetaElement;
if (meta) {
  meta.httpEquiv = 'refresh';
  meta.content = '0;url=about:blank?elsewhere';
  document.head.append(meta);
} else done(document.documentElement.outerHTML.includes('<meta'));`),
    ).toEqual(['false']);
  });

  it('the policies of the removed meta elements still apply', async () => {
    expect(
      await attack(`const violation = new Promise<SecurityPolicyViolationEvent>((resolve) =>
  document.addEventListener('securitypolicyviolation', resolve));
fetch('http://${listeners.tcp}/policy').catch(() => undefined);
(await violation).effectiveDirective === 'connect-src' && done(document.referrer === '');`),
    ).toContain('true');
    expect(listeners.heard).toEqual([]);
  });

  it.each(['meta', 'link', 'x:link', 'base'])(
    'the root of a document that is made with the name %s is an element that means nothing',
    async (name) => {
      expect(
        await attack(`const made = document.implementation.createDocument(
  'http://www.w3.org/1999/xhtml', '${name}', null);
const root = document.adoptNode(made.documentElement);
root.setAttribute('rel', 'preconnect');
root.setAttribute('href', 'http://${listeners.tcp}');
document.head.append(root);
done(Object.prototype.toString.call(root));`),
      ).toEqual(['[object HTMLElement]']);
      expect(listeners.silent()).toBe(0);
    },
  );

  it.each([
    ['of CSS', '(CSS as any).paintWorklet'],
    ['for animations', '(CSS as any).animationWorklet'],
    ['for layouts', '(CSS as any).layoutWorklet'],
    ['for sounds', '(new AudioContext() as any).audioWorklet'],
    [
      'for sounds that are not played',
      '(new OfflineAudioContext(1, 1, 44100) as any).audioWorklet',
    ],
    ['for shared storage', '(window as any).sharedStorage?.worklet'],
  ])('a worklet %s runs no code', async (_, worklet) => {
    expect(
      await attack(`const url = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }));
const worklet = ${worklet};
const load = worklet?.addModule ?? (window as any).Worklet?.prototype.addModule;
if (!load) done('no worklet');
else { await Reflect.apply(load, worklet, [url]); done('loaded'); }`),
    ).toEqual(['no worklet']);
  });

  it.each([
    ['its hash', `location.hash = 'x' + n++;`],
    [
      'the address of a frame of its own',
      `const inner = (window[0] ??
  document.body.appendChild(document.createElement('iframe')).contentWindow) as any;
inner.location.replace('about:blank?' + n);
inner.location.href = 'about:blank#' + n++;`,
    ],
  ])('code that sets %s again and again ends before it fills the history', async (_, code) => {
    const length = () => sandbox.page.evaluate(() => history.length);
    const before = await length();
    await attack(`let n = 0;
setInterval(() => { ${code} }, 50);
done('started');`);
    await sandbox.waitFor({ type: 'restarted', reason: 'navigation' });
    expect(await length()).toBeLessThan(before + 40);
  });

  it('does not take entries that the page adds to the history for those of the code', async () => {
    await attack(`done('started');`);
    const before = (await sandbox.events()).length;
    await sandbox.page.evaluate(async () => {
      for (let n = 0; n < 20; n++) {
        location.hash = `template-${String(n)}`;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    const restarted = expect.objectContaining({ type: 'restarted' }) as unknown;
    expect((await sandbox.events()).slice(before)).not.toContainEqual(restarted);
  });

  it('does not read messages to the page', async () => {
    const { page } = sandbox;
    await page.evaluate(() => {
      const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') ?? {};
      const counts = { got: 0, read: 0 };
      Object.assign(globalThis, { counts });
      // The greeting of the wrapper, a child of this window, is read.
      const isOfCode = ({ source }: MessageEvent) => (source as Window | null)?.parent !== window;
      addEventListener('message', (event) => {
        if (isOfCode(event)) counts.got++;
      });
      Object.defineProperty(MessageEvent.prototype, 'data', {
        configurable: true,
        get(this: MessageEvent) {
          if (this.target === window && isOfCode(this)) counts.read++;
          return get?.call(this) as unknown;
        },
      });
    });
    await attack(`for (let n = 0; n < 5; n++) top!.postMessage({ type: 'ready' }, '*');
done('sent');`);
    const counts = () => page.evaluate(() => (globalThis as { counts?: object }).counts);
    await expect.poll(counts).toEqual({ got: 5, read: 0 });
  });

  it.each([
    ['an element', `last.scrollIntoView();`],
    ['an element in a box', `box.append(last); last.scrollIntoView({ block: 'end' });`],
    ['what a link leads to', `link.click();`],
  ])('code that scrolls to %s moves its own document, not the page', async (_, code) => {
    const { page } = sandbox;
    await page.evaluate(() => {
      document.body.style.paddingBlock = '100vh';
      window.scrollTo(0, 0);
    });
    expect(
      await attack(`const [link, box, last] = ['a', 'div', 'p'].map((name) => {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
});
Object.assign(box.style, { height: '99px', overflow: 'auto', marginTop: '3000px' });
Object.assign(last, { id: 'last', textContent: 'Last' });
last.style.marginTop = '500px';
link.setAttribute('href', '#last');
${code}
done(scrollY > 2000);`),
    ).toEqual(['true']);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => (document.body.style.paddingBlock = ''));
  });

  it('stops code whose messages arrive whenever the page was blocked', async () => {
    // Like the transfer of a huge message, which blocks each machine for a different time.
    const timer = await sandbox.page.evaluate(() =>
      window.setInterval(() => {
        const end = performance.now() + 300;
        while (performance.now() < end);
      }, 400),
    );
    await attack(`setInterval(() => top!.postMessage('', '*'), 100);
done('sent');`);
    await sandbox.waitFor({ type: 'restarted', reason: 'flood' });
    await sandbox.page.evaluate((id) => clearInterval(id), timer);
  });

  it('stops code that sends few but huge messages', async () => {
    await sandbox.page.evaluate(() => {
      const counts = { huge: 0 };
      Object.assign(globalThis, { counts });
      addEventListener('message', () => counts.huge++);
    });
    // Ten per second: too few for a flood.
    await attack(`const text = 'x'.repeat(100_000_000);
const send = () => { top!.postMessage(text, '*'); setTimeout(send, 100); };
send();
done('sent');`);
    // On a busy machine, sending one takes so long that the code is stopped for a hang.
    await sandbox.waitFor([
      { type: 'restarted', reason: 'flood' },
      { type: 'restarted', reason: 'hang' },
    ]);
    const count = await sandbox.page.evaluate(
      () => (globalThis as { counts?: { huge: number } }).counts?.huge,
    );
    expect(count).toBeLessThan(LIMITS.strayMessages);
  });
});
