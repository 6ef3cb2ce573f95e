import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../support/openPage.ts';
import { SETTINGS } from '../support/origins.ts';

/** A screen to compare, and how to open it. */
export interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await waitForHydration(page);
}

/** Opens a page scrolled to a heading. */
async function visitHeading(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect(page.locator(`[id="${address.split('#')[1] ?? ''}"]`)).toBeInViewport();
}

/** The screens that the visual tests compare. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', open: (page) => visit(page, '/') },
  { name: 'install', open: (page) => visit(page, '/react/install') },
  { name: 'api', open: (page) => visit(page, '/react/api/make-styles') },
  { name: 'api-table', open: (page) => visitHeading(page, '/react/api/shorthands#watch-out') },
  { name: 'guide', open: (page) => visitHeading(page, '/react/guides/atomic-css#buckets') },
  { name: 'integration', open: (page) => visit(page, '/react/css-extraction/with-nextjs') },
  { name: 'playground', open: (page) => visit(page, '/try-it-out/') },
  { name: 'not-found', open: (page) => visit(page, '/react/api/make-style') },
  {
    name: 'menu',
    async open(page) {
      await visit(page, '/react/guides/limitations');
      const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
      if (await toggle.isVisible()) await toggle.click();
    },
  },
  {
    name: 'crash',
    async open(page) {
      await visit(page, `${SETTINGS}/faults/throws`);
      await page.getByRole('button', { name: 'Throw' }).click();
      await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    },
  },
  { name: 'announcement', open: (page) => visit(page, `${SETTINGS}/react/install`) },
];

/** The window sizes that the site is designed for, in CSS pixels. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
