import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage, waitForHydration } from './support/openPage.ts';
import { testWithoutScripts } from './support/testWithoutScripts.ts';

function findDemonstration(page: Page): Locator {
  return page.getByRole('group', { name: 'Two components, their classes and their rules' });
}

/**
 * Opens the home page with the demonstration at another speed.
 *
 * @param speed 1 is the normal speed
 */
async function openAtSpeed(page: Page, speed: number): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      if (records.some(({ attributeName }) => attributeName === 'data-play')) {
        document.documentElement.dataset.hasPlayed = 'true';
      }
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-play'] });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: speed });
  await openPage(page, '/');
}

/** Expects all of the demonstration to be visible and nothing to move. */
async function expectComplete(page: Page): Promise<void> {
  const demonstration = findDemonstration(page);
  await expect(demonstration).not.toHaveAttribute('data-play');
  const read = () =>
    demonstration.evaluate((root) => ({
      moving: root.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation)
        .length,
      cut: [...root.querySelectorAll('*')].filter(
        (one) => getComputedStyle(one).clipPath !== 'none',
      ).length,
    }));
  expect(await read()).toEqual({ moving: 0, cut: 0 });
  await expect(demonstration.getByText("borderRadius: '8px'").first()).toBeVisible();
}

test('demonstration: a declaration is followed by its class, rule and element, then a second component adds no rule, within 5 s', async ({
  page,
}) => {
  await openAtSpeed(page, 0.01);
  const demonstration = findDemonstration(page);
  await expect(demonstration).toHaveAttribute('data-play');
  const scenes = await demonstration.evaluate((root) =>
    root
      .getAnimations({ subtree: true })
      .filter((one) => one instanceof CSSAnimation)
      .map((one) => {
        const target = one.effect instanceof KeyframeEffect ? one.effect.target : null;
        const { delay = 0, endTime = 0 } = one.effect?.getComputedTiming() ?? {};
        return {
          scene: target?.getAttribute('data-scene') ?? '',
          from: delay,
          to: Number(endTime),
        };
      }),
  );
  expect(Math.max(...scenes.map(({ to }) => to))).toBeLessThanOrEqual(5000);
  const steps = ['write', 'to-class', 'class', 'to-rule', 'rule', 'to-element', 'element'];
  const order = ['0', '1'].flatMap((component) => steps.map((step) => `${step}-${component}`));
  const played = [...scenes].sort((a, b) => a.from - b.from).map(({ scene }) => scene);
  expect([...new Set(played)]).toEqual(order);
  // The last scenes are not visible yet.
  const rule = demonstration.locator('[data-scene="rule-1"]');
  expect(await rule.evaluate((one) => getComputedStyle(one).clipPath)).toContain('100%');
});

test('demonstration: it ends by itself, and plays once per visit', async ({ page }) => {
  await openAtSpeed(page, 100);
  await expect(page.locator('html')).toHaveAttribute('data-has-played', 'true');
  await expectComplete(page);
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
  await page.evaluate(() => delete document.documentElement.dataset.hasPlayed);
  await page.goBack();
  await expectComplete(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-played');
});

for (const [name, interact] of [
  ['a click', (page: Page) => page.mouse.click(700, 20)],
  ['pointing at it', (page: Page) => findDemonstration(page).getByText('Save').hover()],
  ['a key press', (page: Page) => page.keyboard.press('Tab')],
  ['the mouse wheel', (page: Page) => page.mouse.wheel(0, 40)],
] as const) {
  test(`demonstration: ${name} ends it`, async ({ page }) => {
    await openAtSpeed(page, 0.01);
    await expect(findDemonstration(page)).toHaveAttribute('data-play');
    await interact(page);
    await expectComplete(page);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('demonstration: a touch ends it', async ({ page }) => {
    await openAtSpeed(page, 0.01);
    await expect(findDemonstration(page)).toHaveAttribute('data-play');
    await page.touchscreen.tap(700, 100);
    await expectComplete(page);
  });
});

test('demonstration: on a phone, it starts when it comes into view', async ({ page }) => {
  await openAtSpeed(page, 0.01);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await waitForHydration(page);
  const demonstration = findDemonstration(page);
  await expect(demonstration).not.toHaveAttribute('data-play');
  await demonstration.evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top - 80));
  await expect(demonstration).toHaveAttribute('data-play');
});

test('demonstration: with reduced motion, it is complete and does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtSpeed(page, 0.01);
  await expectComplete(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-played');
});

testWithoutScripts('demonstration: without JavaScript, it is complete', async ({ page }) => {
  await page.goto('/');
  await expectComplete(page);
  await expect(findDemonstration(page).locator('path[data-wire][data-active]')).toHaveCount(4);
});
