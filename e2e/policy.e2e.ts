import { expect, test, type Page } from '@playwright/test';
import { PAGES } from './support/origins.ts';
import { findPlayground, openPlayground } from './support/Playground.ts';
import { openPage } from './support/openPage.ts';
import { watchPolicy } from './support/watchPage.ts';

test('policy: a script that is injected into a page does not run', async ({ page }) => {
  const readStopped = await watchPolicy(page);
  await page.goto('/react/install');
  await page.evaluate(() => {
    const attempt = (run: () => void) => {
      try {
        run();
      } catch {
        // The policy refuses strings here.
      }
    };
    const image = '<img src="/nope.png" onerror="document.title = \'taken over\'">';
    for (const run of [
      () => {
        const script = document.createElement('script');
        script.text = 'document.title = "taken over"';
        document.body.append(script);
      },
      () => {
        const script = document.createElement('script');
        script.src = '/favicon.ico';
        document.body.append(script);
      },
      () => document.body.insertAdjacentHTML('beforeend', image),
      () => new DOMParser().parseFromString(image, 'text/html'),
      () => document.body.setAttribute('onclick', 'document.title = "taken over"'),
      () => void new Worker('/sw.js'),
    ]) {
      attempt(run);
    }
    document.body.click();
  });
  await expect.poll(async () => (await readStopped()).length).toBeGreaterThanOrEqual(6);
  expect(await page.evaluate(() => document.body.innerHTML)).not.toContain('nope.png');
  await expect(page).toHaveTitle(/Install/);
});

test('policy: a page has only the Trusted Types policies that it names', async ({ page }) => {
  const readStopped = await watchPolicy(page);
  await openPage(page, '/react/install');
  const outcomes = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    return ['griffel-site', 'mine', 'default'].map((name) => {
      try {
        trustedTypes.createPolicy(name, {});
        return 'made';
      } catch {
        return 'refused';
      }
    });
  });
  // The first exists already.
  expect(outcomes).toEqual(['refused', 'refused', 'refused']);
  await expect.poll(async () => (await readStopped()).length).toBe(3);
});

test('policy: a page can send no requests to other hosts', async ({ page }) => {
  await page.goto('/react/install');
  const outcome = await page.evaluate(() =>
    fetch('https://example.org/', { mode: 'no-cors' }).then(
      () => 'sent',
      () => 'stopped',
    ),
  );
  expect(outcome).toBe('stopped');
});

/** Collects what any policy stops, in all frames and workers. */
function listenToPolicies(page: Page): string[] {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) stopped.push(message.text());
  });
  return stopped;
}

/** Reads the address of the document in which the playground runs code. */
async function findSandbox(page: Page): Promise<string> {
  const frame = page.getByRole('main').locator('iframe[title="Preview"]');
  return (await frame.getAttribute('src')) ?? '';
}

const EDITED = `import { makeStyles } from '@griffel/react';
import { useState } from 'react';
const useClasses = makeStyles({ root: { color: 'rgb(1, 2, 3)', backgroundImage: 'url("data:image/svg+xml,")' } });
export default function App() {
  const [count, setCount] = useState(0);
  return <button className={useClasses().root} style={{ margin: 4 }} onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}
`;

for (const entry of ['/', '/react/install', '/try-it-out/']) {
  test(`policy: after a visit of ${entry} the playground works, and no policy stops anything`, async ({
    page,
  }) => {
    const stopped = listenToPolicies(page);
    await openPage(page, entry);
    if (entry !== '/try-it-out/') {
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: 'Try it out' }).click();
    }
    const { editor, preview, problems, write, button, panel, tab, open } = findPlayground(page);
    await expect(editor).toBeVisible();
    await expect(preview.getByText('A pencil made of slate')).toBeVisible();
    await write(EDITED);
    await preview.getByRole('button', { name: 'Pressed 0' }).click();
    const pressed = preview.getByRole('button', { name: 'Pressed 1' });
    await expect(pressed).toHaveCSS('color', 'rgb(1, 2, 3)');
    for (const name of ['Classes', 'Compiled', 'Extracted', 'CSS']) await tab(name).click();
    // Workers measure, format and check types.
    await expect(panel('CSS')).toContainText('gzip');
    await button('Format').click();
    await expect(editor).toContainText('    backgroundImage:');
    await write(EDITED.replace('Pressed {', 'Pressed {0 + "0" * 1 + '));
    await open('Problems');
    await expect(problems.getByText('(TS2362)').or(problems.getByText('(TS2363)'))).toBeVisible({
      timeout: 30_000,
    });
    await button('Run').click();
    await expect(preview.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
    expect(stopped).toEqual([]);

    // Violations in the frames are collected, too: inline scripts are also stopped there.
    const wrapper = page.frames().find((frame) => frame.url().includes('/assets/playground/'));
    const title = await wrapper?.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.head.append(script);
      return document.title;
    });
    expect(title).toBe('Preview');
    await expect.poll(() => stopped.length).toBeGreaterThan(0);
  });
}

test('policy: pages allow neither evaluation nor blobs, and the sandbox has only its own policy', async ({
  page,
  request,
}) => {
  const read = async (address: string) =>
    (await request.get(address)).headers()['content-security-policy'] ?? '';
  for (const address of ['/', '/react/install', '/try-it-out/', '/nope', '/react/no/such/page']) {
    const policy = await read(address);
    expect(policy, address).not.toMatch(/unsafe-eval|blob:/);
    expect(policy.match(/default-src/g), address).toHaveLength(1);
  }
  await openPlayground(page);
  const address = await findSandbox(page);
  expect(address).toMatch(/^\/assets\/playground\/sandbox\.[0-9a-f]{8}\.htm$/);
  const response = await request.get(address, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  const policy = await read(address);
  expect(policy.match(/default-src/g)).toHaveLength(1);
  expect(policy).toMatch(
    /'unsafe-eval'.*; sandbox allow-scripts allow-forms; frame-ancestors 'self'$/,
  );
  expect(policy).not.toContain("'self' ");
});

test('policy: a page whose address no rule for hosts matches contains the policy', async ({
  page,
}) => {
  const stopped = listenToPolicies(page);
  await openPage(page, '/no/such/page/at/all');
  expect(stopped).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "taken over"');
    document.body.append(script);
    new Image().src = 'https://example.org/image.png';
  });
  await expect.poll(() => stopped.length).toBeGreaterThan(0);
  await expect(page).not.toHaveTitle('taken over');
});

test('policy: the document of the sandbox, opened directly, has an opaque origin', async ({
  page,
}) => {
  await openPlayground(page);
  await page.goto(await findSandbox(page));
  await expect(page.getByText('This document is part of the playground')).toBeVisible();
  expect(await page.evaluate(() => origin)).toBe('null');
});

test('policy: if a host sends no headers, pages and the sandbox contain their policies', async ({
  page,
  request,
}) => {
  const stopped = listenToPolicies(page);
  await page.goto(`${PAGES}/try-it-out/`);
  const { preview, write } = findPlayground(page);
  await expect(preview.getByText('A pencil made of slate')).toBeVisible();
  await write(EDITED);
  await expect(preview.getByRole('button', { name: 'Pressed 0' })).toHaveCSS(
    'color',
    'rgb(1, 2, 3)',
  );
  expect(stopped).toEqual([]);
  const address = PAGES + (await findSandbox(page));
  for (const one of [`${PAGES}/`, `${PAGES}/nope`, address]) {
    const answer = await request.get(one);
    expect(answer.headers()['content-security-policy'], one).toBeUndefined();
    expect((await answer.text()).match(/http-equiv="Content-Security-Policy"/g), one).toHaveLength(
      1,
    );
  }
  // Opened directly, it has no sandbox, so it starts nothing.
  await page.goto(address);
  await expect(page.getByText('This document is part of the playground')).toBeVisible();
  expect(page.frames()).toHaveLength(1);
});
