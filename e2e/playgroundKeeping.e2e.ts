import { expect, test } from '@playwright/test';
import { findScript } from './support/readShipped.ts';
import { createLink, findPlayground, openPlayground, writeApp } from './support/Playground.ts';
import { serveInTurn } from './support/servers.ts';
import { SITE } from './support/origins.ts';
import { readBox } from './support/readBox.ts';

test('playground: edits survive a reload and the opening of a template', async ({ page }) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Kept'));
  await expect(playground.preview.getByText('Kept')).toBeVisible();
  await page.reload();
  await expect(playground.preview.getByText('Kept')).toBeVisible();

  await page.goto('/try-it-out/#keyframes');
  await page.reload();
  const offer = page.getByRole('region', { name: 'Your draft' });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Open it' }).click();
  await expect(playground.preview.getByText('Kept')).toBeVisible();

  await playground.choose('Reset');
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(playground.preview.getByText('Kept')).toBeVisible();
});

test('playground: the offer of a draft can wait: the template and the draft stay as they are', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Kept'));
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await page.goto('/try-it-out/#keyframes');
  await page.reload();
  const offer = page.getByRole('region', { name: 'Your draft' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Keyframes' })).toBeVisible();
  await page.goto('/try-it-out/');
  await expect(playground.preview.getByText('Kept')).toBeVisible();
});

test('playground: edits after Share survive a reload, and the link keeps the code as it was', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  const saved = page.getByText('Saved in this browser');
  const share = async () => {
    await playground.button('Share').click();
    await expect(page).toHaveURL(/#v1\./);
    return page.url();
  };
  await playground.write(writeApp('Shared'));
  const link = await share();
  await playground.write(writeApp('Edited'));
  await expect(page).toHaveURL(/\/try-it-out\/$/);
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(playground.preview.getByText('Edited')).toBeVisible();

  // The same after a reload of what has been shared.
  await share();
  await page.reload();
  await expect(playground.preview.getByText('Edited')).toBeVisible();
  await playground.write(writeApp('Edited again'));
  await expect(page).toHaveURL(/\/try-it-out\/$/);
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(playground.preview.getByText('Edited again')).toBeVisible();

  await page.goto(link);
  await expect(playground.editor).toContainText('Shared');
});

test('playground: a draft is set aside, not lost, when a template is opened and edited in its tab', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('First draft'));
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  const templates = page.getByRole('navigation', { name: 'Docs sidebar' });
  await templates.getByRole('link', { name: 'Keyframes' }).click();
  await expect(playground.editor).toContainText('const bounce');
  await playground.write(writeApp('Second draft'));
  const notice = page.getByRole('region', { name: 'Your earlier draft' });
  const restore = notice.getByRole('button', { name: 'Bring it back' });
  const place = await readBox(restore);
  // It is saved before the drafts are swapped.
  await playground.write(writeApp('Second draft, edited'));
  // A button that moves while the draft is saved could not be clicked.
  expect(await readBox(restore)).toEqual(place);
  await restore.click();
  await expect(playground.editor).toContainText('First draft');

  await page.reload();
  await expect(playground.preview.getByText('First draft')).toBeVisible();
  await playground.choose('Bring back the earlier draft');
  await expect(playground.editor).toContainText('Second draft, edited');
});

test('playground: code that hangs is stopped, and does not run again automatically', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
  await playground.write(writeApp('Loop').replace('return', 'for (;;) {} return'));
  const problem = page.getByRole('group', { name: 'Problem with the preview' });
  await expect(problem).toContainText('line 6');
  // The draft is saved, and known to hang.
  await page.waitForFunction(() =>
    Object.values(localStorage).some((text) => String(text).includes('for (;;)')),
  );
  await page.reload();
  const stopped = page.getByRole('group', { name: 'Stopped code' });
  await expect(stopped).toContainText('does not run automatically');
  await expect(stopped.getByRole('button', { name: 'Run again' })).toBeVisible();
  await playground.write(writeApp('After the loop'));
  await expect(playground.preview.getByText('After the loop')).toBeVisible();
});

test('playground: undo reverts the opening of a template, with its name and address', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('Before'));
  await expect(playground.preview.getByText('Before')).toBeVisible();
  const templates = page.getByRole('navigation', { name: 'Docs sidebar' });
  const keyframes = templates.getByRole('link', { name: 'Keyframes' });
  await keyframes.click();
  await expect(page.getByRole('region', { name: 'Keyframes' })).toBeVisible();
  await expect(playground.editor).toContainText('const bounce');
  await expect(keyframes).toHaveAttribute('aria-current', 'page');

  await playground.editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('region', { name: 'First style' })).toBeVisible();
  await expect(playground.editor).toContainText('Before');
  await expect(playground.preview.getByText('Before')).toBeVisible();
  await expect(keyframes).not.toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/try-it-out\/$/);

  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(page.getByRole('region', { name: 'Keyframes' })).toBeVisible();
  await expect(playground.editor).toContainText('const bounce');
  await expect(page).toHaveURL(/#keyframes$/);
});

test('playground: undo restores code from a link, which still waits for Run', async ({ page }) => {
  const playground = await openPlayground(page, createLink({ 'App.tsx': writeApp('Theirs') }));
  const notice = page.getByRole('region', { name: 'Code from a link' });
  await expect(notice).toBeVisible();
  await page.evaluate(() => (location.hash = '#keyframes'));
  await expect(page.getByRole('region', { name: 'Keyframes' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  // No code of the user was replaced, so there is no message.
  await expect(page.getByText('The code was replaced.')).toHaveCount(0);
  await playground.editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('region', { name: 'Shared code' })).toBeVisible();
  await expect(playground.editor).toContainText('Theirs');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/#v1\./);
  await playground.write(writeApp('Mine'));
  await expect(playground.preview.getByText('Mine')).toBeVisible();
});

test('playground: says that another tab has changed the draft, and can open that version', async ({
  page,
  context,
}) => {
  const playground = await openPlayground(page);
  await playground.write(writeApp('In this tab'));
  await expect(playground.preview.getByText('In this tab')).toBeVisible();
  await page.waitForFunction(() =>
    Object.values(localStorage).some((text) => String(text).includes('In this tab')),
  );
  const other = await context.newPage();
  const there = await openPlayground(other);
  await expect(there.editor).toContainText('In this tab');
  await there.write(writeApp('In the other'));

  const notice = page.getByRole('region', { name: 'Another tab' });
  await expect(notice).toContainText('was changed in another tab');
  await expect(playground.editor).toContainText('In this tab');
  await notice.getByRole('button', { name: 'Open the other version' }).click();
  await expect(playground.editor).toContainText('In the other');
  await expect(notice).toHaveCount(0);
});

test('playground: code that no guard can stop is ended, and the page stays usable', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write(
    writeApp('Hang').replace('return', "/^(a+)+$/.test('a'.repeat(40) + 'b'); return"),
  );
  await playground.tab('CSS').click();
  await expect(playground.panel('CSS').locator('code')).toContainText('rgb(1, 2, 3)');
  const stopped = page.getByRole('group', { name: 'Stopped code' });
  await expect(stopped).toContainText('stopped responding, so it was stopped');
  await expect(stopped.getByRole('button', { name: 'Run again' })).toBeVisible();
  await playground.write(writeApp('After the hang'));
  await expect(playground.preview.getByText('After the hang')).toBeVisible();
  await expect(stopped).toHaveCount(0);
});

test.describe('playground: parts that have never been fetched', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const way of ['Retry', 'the network'] as const) {
    test(`playground: without a network, says what is missing, until ${way} loads it`, async ({
      page,
    }) => {
      const host = await serveInTurn(SITE);
      await page.goto(`${host.origin}/react/install`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      host.disconnect();
      await page.goto(`${host.origin}/try-it-out/`);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(
        'The playground did not load because the site cannot be reached',
      );
      await expect(page.getByRole('region', { name: 'First style' })).toContainText('makeStyles');
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(alert).toContainText('Check your connection');

      host.connect();
      if (way === 'Retry') await alert.getByRole('button', { name: 'Retry' }).click();
      else await page.evaluate(() => dispatchEvent(new Event('online')));
      const playground = findPlayground(page);
      await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible();
      await expect(alert).toHaveCount(0);
      host.close();
    });
  }

  test('playground: says that the preview did not load, and Retry loads it', async ({ page }) => {
    let isReached = false;
    await page.route(/\/sandbox-frame\./, (route) =>
      isReached ? route.continue() : route.abort(),
    );
    await page.goto('/try-it-out/');
    const problem = page.getByRole('group', { name: 'Problem with the preview' });
    await expect(problem).toContainText('The preview could not be loaded');
    const playground = findPlayground(page);
    await playground.write(writeApp('Written meanwhile'));
    isReached = true;
    await problem.getByRole('button', { name: 'Retry' }).click();
    await expect(playground.preview.getByText('Written meanwhile')).toBeVisible();
    await expect(problem).toHaveCount(0);
  });

  test('playground: a menu that did not load is replaced by a button that loads it', async ({
    page,
  }) => {
    let isReached = false;
    await page.route(await findScript(page, 'States of the preview'), (route) =>
      isReached ? route.continue() : route.abort(),
    );
    await openPlayground(page);
    const retry = page.getByRole('button', { name: 'States could not be loaded. Retry' });
    await expect(retry).toBeVisible();
    isReached = true;
    await retry.click();
    await page.getByRole('button', { name: 'States', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: ':hover' })).toBeVisible();
    await expect(retry).toHaveCount(0);
  });
});
