import { expect, test, type Locator, type Page } from '@playwright/test';
import { testWithoutScripts } from './support/testWithoutScripts.ts';

function findDemonstration(page: Page): Locator {
  return page.getByRole('group', { name: 'Two components, their classes and their rules' });
}

/**
 * Opens the home page with the demonstration at another speed than its own.
 *
 * @param speed 1 is its own
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
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Nothing of the demonstration is unseen or on its way. */
async function expectWhole(page: Page): Promise<void> {
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

test('demonstration: a declaration is written, its class, rule and element follow, then a second component adds no rule, in 5 s', async ({
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
  // What comes last cannot be seen yet.
  const rule = demonstration.locator('[data-scene="rule-1"]');
  expect(await rule.evaluate((one) => getComputedStyle(one).clipPath)).toContain('100%');
});

test('demonstration: it ends by itself, once in a visit', async ({ page }) => {
  await openAtSpeed(page, 100);
  await expect(page.locator('html')).toHaveAttribute('data-has-played', 'true');
  await expectWhole(page);
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Install');
  await page.evaluate(() => delete document.documentElement.dataset.hasPlayed);
  await page.goBack();
  await expectWhole(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-played');
});

for (const [name, interact] of [
  ['a press of the pointer', (page: Page) => page.mouse.click(700, 20)],
  ['a pointer on it', (page: Page) => findDemonstration(page).getByText('Save').hover()],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 40)],
] as const) {
  test(`demonstration: it stops at ${name}`, async ({ page }) => {
    await openAtSpeed(page, 0.01);
    await expect(findDemonstration(page)).toHaveAttribute('data-play');
    await interact(page);
    await expectWhole(page);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('demonstration: it stops at a touch', async ({ page }) => {
    await openAtSpeed(page, 0.01);
    await expect(findDemonstration(page)).toHaveAttribute('data-play');
    await page.touchscreen.tap(700, 100);
    await expectWhole(page);
  });
});

test('demonstration: on a phone it waits until it is in view', async ({ page }) => {
  await openAtSpeed(page, 0.01);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const demonstration = findDemonstration(page);
  await expect(demonstration).not.toHaveAttribute('data-play');
  await demonstration.evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top - 80));
  await expect(demonstration).toHaveAttribute('data-play');
});

test('demonstration: it is still, and whole, under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtSpeed(page, 0.01);
  await expectWhole(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-played');
});

testWithoutScripts('demonstration: it is whole without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expectWhole(page);
  await expect(findDemonstration(page).locator('path[data-wire][data-active]')).toHaveCount(4);
});
