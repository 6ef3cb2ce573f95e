import { expect, test, type Page } from '@playwright/test';
import { chooseSetting } from './support/openSetting.ts';
import { watchConsole } from './support/watchPage.ts';
import { SITE } from './support/origins.ts';
import { openPlayground, writeApp } from './support/Playground.ts';
import { openPage } from './support/openPage.ts';
import { refuseStorage } from './support/refusals.ts';

/** APIs that a browser may lack or refuse. Each function runs in the page, before anything else. */
const MISSING: Readonly<Record<string, () => void>> = {
  'localStorage, which is missing': () => {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  },
  'localStorage, which is refused': refuseStorage,
  'localStorage, which refuses every call': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = refuse;
    }
  },
  cookies: () => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('Cookies are refused.', 'SecurityError');
      },
      set() {
        throw new DOMException('Cookies are refused.', 'SecurityError');
      },
    });
  },
  'service workers': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(window, 'caches');
  },
  'service workers, which are refused': () => {
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
      value: () => Promise.reject(new DOMException('Refused.', 'SecurityError')),
    });
  },
  'the clipboard': () => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    document.execCommand = () => false;
  },
  CompressionStream: () => {
    Reflect.deleteProperty(window, 'CompressionStream');
    Reflect.deleteProperty(window, 'DecompressionStream');
  },
  ResizeObserver: () => {
    Reflect.deleteProperty(window, 'ResizeObserver');
  },
};

const search = async (page: Page, query: string, title: string) => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill(query);
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
};

// Unrelated APIs are missing together, because each visit takes seconds.
const VISITS: readonly (readonly string[])[] = [
  ['localStorage, which is missing', 'service workers', 'ResizeObserver'],
  [
    'localStorage, which is refused',
    'service workers, which are refused',
    'cookies',
    'the clipboard',
  ],
  ['localStorage, which refuses every call', 'CompressionStream'],
];

test('without APIs: there is a visit without each', () => {
  expect(VISITS.flat().sort()).toEqual(Object.keys(MISSING).sort());
});

for (const names of VISITS) {
  test(`without ${names.join('; ')}: reading, navigation, search, settings, samples and playground work`, async ({
    page,
  }) => {
    const { uncaught } = watchConsole(page);
    for (const name of names) await page.addInitScript(MISSING[name] ?? '');

    await openPage(page, '/react/install');
    const yarn = page.getByRole('tab', { name: 'yarn' }).first();
    await yarn.click();
    await expect(yarn).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'makeStyles', exact: true }).first().click();
    await expect(page).toHaveURL(`${SITE}/react/api/make-styles`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('makeStyles');
    await chooseSetting(page, 'Code theme', 'Okaidia');
    await expect(page.locator('html')).toHaveAttribute('data-code-theme', 'okaidia');
    await chooseSetting(page, 'Sample language', 'JavaScript');
    await expect(page.getByText('.jsx').first()).toBeVisible();
    if (names.includes('the clipboard')) {
      const copy = page.getByRole('main').getByRole('button', { name: 'Copy', exact: true });
      await copy.first().click();
      await expect(page.getByText('Copy failed').first()).toBeVisible();
    }
    await search(page, 'makeStaticStyles', 'makeStaticStyles');

    const playground = await openPlayground(page);
    await playground.write(writeApp('It runs'));
    await expect(playground.preview.getByText('It runs')).toHaveCSS('color', 'rgb(1, 2, 3)');
    for (const tab of ['Classes', 'Compiled', 'CSS']) await playground.tab(tab).click();
    await expect(playground.panel('CSS').locator('code')).toContainText('rgb(1, 2, 3)');
    await playground.button('Share').click();
    await expect(
      page
        .getByText(
          names.includes('CompressionStream')
            ? 'too old to make links'
            : names.includes('the clipboard')
              ? 'Copy this link'
              : /Link copied|Copy this link/,
        )
        .first(),
    ).toBeAttached();
    expect(uncaught).toEqual([]);
  });
}
