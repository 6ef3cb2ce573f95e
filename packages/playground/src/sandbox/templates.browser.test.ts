import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage, type SandboxPage } from './testing/openTestPage.ts';

/** CSS pixels: a phone, and the preview on a desktop. */
const WIDTHS = [390, 900];

const TEMPLATES = fileURLToPath(new URL('../../templates/', import.meta.url));

let sandbox: SandboxPage;
beforeAll(async () => {
  sandbox = await openTestPage();
  // The frame is as wide as the page.
  await sandbox.page.addStyleTag({
    content: 'body { margin: 0; } #host, #host iframe { width: 100%; height: 700px; border: 0; }',
  });
});
afterAll(() => sandbox.close());

function readFiles(id: string): Record<string, string> {
  const names = readdirSync(join(TEMPLATES, id)).filter((name) => /\.tsx?$/.test(name));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(TEMPLATES, id, name), 'utf8')]),
  );
}

/** Renders a template. @returns its frame */
async function render(id: string): Promise<{ frame: Frame; revision: number }> {
  const revision = await sandbox.show(readFiles(id));
  await sandbox.waitFor({ type: 'rendered', revision });
  return { frame: await sandbox.frame(), revision };
}

describe('template in the sandbox', () => {
  it.each(readdirSync(TEMPLATES))(
    '%s renders with styles and without problems, and fits a phone and the preview',
    async (id) => {
      const { frame, revision } = await render(id);
      expect(await frame.locator('[class*="___"]').count()).toBeGreaterThan(0);
      for (const width of WIDTHS) {
        await sandbox.page.setViewportSize({ width, height: 800 });
        await frame.waitForFunction((expected) => innerWidth === expected, width);
        const content = await frame.evaluate(() => document.documentElement.scrollWidth);
        expect(content).toBeLessThanOrEqual(width);
      }
      const told = (await sandbox.events()).filter(
        (event) => 'revision' in event && event.revision === revision,
      );
      // Events that report no problem.
      expect(told.filter(({ type }) => type !== 'merges' && type !== 'classes')).toEqual([
        { type: 'rendered', revision },
      ]);
      expect(await sandbox.evaluate(readFiles(id))).toHaveProperty('calls');
    },
  );

  it('shadow-dom writes rules into the shadow root', async () => {
    const { frame } = await render('shadow-dom');
    const badges = frame.getByText('Library card');
    const read = (index: number) =>
      badges.nth(index).evaluate((badge) => {
        const { backgroundColor, textTransform } = getComputedStyle(badge);
        return [backgroundColor, textTransform];
      });
    expect(await read(0)).toEqual(['rgb(187, 166, 255)', 'uppercase']);
    expect(await read(1)).toEqual(['rgb(187, 166, 255)', 'none']);
  });

  it('child-window says that the preview is sandboxed', async () => {
    const { frame } = await render('child-window');
    await frame.getByText('This preview is sandboxed').waitFor();
    await frame.getByRole('button', { name: 'Add a stamp' }).click();
    await frame.getByText('Stamps: 2').waitFor();
  });

  it('dynamic-values changes a variable and creates no class', async () => {
    const { frame } = await render('dynamic-values');
    const count = () =>
      frame.evaluate(() =>
        Array.from(document.styleSheets).reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
      );
    const before = await count();
    await frame.getByRole('slider').fill('75');
    await frame.getByText('75%').waitFor();
    expect(await count()).toBe(before);
  });
});
