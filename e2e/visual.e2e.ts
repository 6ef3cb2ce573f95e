import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { SCREENS, SIZES } from './visual/screens.ts';

/** The environment of the screenshots, which are valid only there. `npm run screens` records both. */
const FILE = path.join(import.meta.dirname, 'visual/environment.json');

const isRecording = process.env.SCREENS === 'record';

/** What screenshots depend on in addition to the site. */
interface Environment {
  browser: string;
  /** The width of a line in each font family of the site, in CSS pixels. */
  fonts: Readonly<Record<string, number>>;
}

/** Describes the browser and the fonts, which differ between machines. */
async function describeEnvironment(page: Page): Promise<Environment> {
  await page.setContent('<canvas></canvas>');
  const fonts = await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('2d');
    const families = ['system-ui, sans-serif', 'ui-monospace, monospace'];
    return Object.fromEntries(
      families.map((family) => {
        if (context) context.font = `16px ${family}`;
        const { width = 0 } = context?.measureText('One declaration, one color: §→×') ?? {};
        return [family, Math.round(width * 100) / 100];
      }),
    );
  });
  return { browser: page.context().browser()?.version() ?? '', fonts };
}

/** Makes the browser wait for the heading font, which it may skip on a slow machine. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const body = css.replace('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}

test.describe('visual', () => {
  let difference: string | undefined;

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    const found = await describeEnvironment(page);
    await page.close();
    if (isRecording) {
      fs.writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
      return;
    }
    const recorded = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Environment;
    if (JSON.stringify(found) !== JSON.stringify(recorded)) {
      difference = `not compared: recorded with ${JSON.stringify(recorded)}, here is ${JSON.stringify(found)}`;
    }
  });

  for (const { name, open } of SCREENS) {
    for (const size of SIZES) {
      test(`visual: ${name} at ${String(size.width)} px`, async ({ page }) => {
        // Other fonts and browsers draw differently.
        test.skip(difference !== undefined, difference);
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await waitForFonts(page);
        await open(page);
        await page.mouse.move(0, 0);
        await expect(page).toHaveScreenshot(`${name}-${String(size.width)}.png`, {
          animations: 'disabled',
          caret: 'hide',
          maxDiffPixelRatio: 0.002,
        });
      });
    }
  }
});
