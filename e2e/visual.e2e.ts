import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { SCREENS, SIZES } from './visual/screens.ts';

/** Recorded with the screenshots, which hold for it only. `npm run screens` records both anew. */
const FILE = path.join(import.meta.dirname, 'visual/environment.json');

const isRecording = process.env.SCREENS === 'record';

/** What screenshots depend on besides the site. */
interface Environment {
  browser: string;
  /** The widths of a line in the fonts that the site asks for, in CSS pixels. */
  fonts: Readonly<Record<string, number>>;
}

/** Describes the browser and the fonts that text is set in: another machine has others. */
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

/** The face of headings is optional on a slow machine; here it is what is looked at. */
async function waitForFaces(page: Page): Promise<void> {
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
        // Fonts and browsers draw differently elsewhere.
        test.skip(difference !== undefined, difference);
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await waitForFaces(page);
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
