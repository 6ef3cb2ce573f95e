import { expect, test, type Page } from '@playwright/test';
import { ROUTES } from './routes.ts';
import { waitForHydration } from './spec/support/waitForHydration.ts';

/** Notes what the Content Security Policy has stopped, from the first byte of the page on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    addEventListener('securitypolicyviolation', (event) => {
      stopped.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

for (const route of [...ROUTES, '/no-such-page']) {
  test(`policy: ${route} does nothing that the policy stops`, async ({ page }) => {
    const readStopped = await watchPolicy(page);
    const response = await page.goto(route, { waitUntil: 'networkidle' });
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await waitForHydration(page);
    expect(await readStopped()).toEqual([]);
  });
}

test('policy: a script that somebody brings into a page does not run', async ({ page }) => {
  const readStopped = await watchPolicy(page);
  await page.goto('/react/install');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    const box = document.createElement('div');
    box.innerHTML = '<img src="/nope.png" onerror="document.title = \'taken over\'">';
    document.body.append(box);
  });
  await expect.poll(async () => (await readStopped()).length).toBe(2);
  await expect(page).toHaveTitle(/Install/);
});

test('policy: a page asks no other host, and sends nothing there', async ({ page }) => {
  await page.goto('/react/install');
  const outcome = await page.evaluate(() =>
    fetch('https://example.org/', { mode: 'no-cors' }).then(
      () => 'sent',
      () => 'stopped',
    ),
  );
  expect(outcome).toBe('stopped');
});

/** What the playground needs: code in an opaque frame, as blobs, evaluated in a worker. */
const FRAME = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none';
  script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'">
<style>body { color: red }</style>`;

for (const entry of ['/', '/react/install', '/try-it-out/']) {
  test(`policy: who came by ${entry} can run code in a sandbox of the playground`, async ({
    page,
  }) => {
    await page.goto(entry);
    await waitForHydration(page);
    if (entry !== '/try-it-out/') {
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: 'Try it out' }).click();
      await expect(page).toHaveURL(/try-it-out/);
    }
    const frame = await page.evaluateHandle((html) => {
      const element = document.createElement('iframe');
      element.setAttribute('sandbox', 'allow-scripts');
      element.srcdoc = html;
      document.body.append(element);
      return element;
    }, FRAME);
    const inner = await frame.contentFrame();
    if (!inner) throw new Error('The frame has no document.');
    await expect
      .poll(() => inner.evaluate(() => getComputedStyle(document.body).color))
      .toBe('rgb(255, 0, 0)');
    const outcome = await inner.evaluate(async () => {
      const open = (text: string) =>
        URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const script = await new Promise((resolve) => {
        const element = document.createElement('script');
        element.src = open('window.ran = true');
        element.onload = () => resolve('runs');
        element.onerror = () => resolve('stopped');
        document.head.append(element);
      });
      const worker = await new Promise((resolve) => {
        const evaluator = new Worker(open('postMessage(new Function("return 40 + 2")())'));
        evaluator.onmessage = ({ data }) => resolve(data);
        evaluator.onerror = () => resolve('stopped');
      });
      return { script, worker };
    });
    expect(outcome).toEqual({ script: 'runs', worker: 42 });

    // The page's policy holds in the frame as well: an inline script has to be named in it.
    const title = await inner.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.head.append(script);
      return document.title;
    });
    expect(title).toBe('');
  });
}
