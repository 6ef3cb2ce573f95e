import { expect, type Locator } from '@playwright/test';

export interface HeightTransition {
  /** In pixels: the height of the content. */
  height: number;
  /** In milliseconds. */
  duration: number;
  easing: string;
}

/**
 * Presses a button and reads the height transition of the section below it. It is read from the `style` of the
 * element, because a stylesheet may shorten the computed one.
 */
export async function pressAndReadTransition(button: Locator): Promise<HeightTransition> {
  const log = await button.evaluateHandle(() => {
    const seen: HeightTransition[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { height, transition } = (target as HTMLElement).style;
        const [, duration, easing] = /^height ([\d.]+m?s) (\S+)$/.exec(transition) ?? [];
        if (!duration || !easing || !(parseFloat(height) > 0)) continue;
        const unit = duration.endsWith('ms') ? 1 : 1000;
        seen.push({ height: parseFloat(height), duration: parseFloat(duration) * unit, easing });
      }
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
    return seen;
  });
  await button.click();
  let first: HeightTransition | undefined;
  await expect(async () => {
    [first] = await log.jsonValue();
    expect(first).toBeDefined();
  }).toPass();
  return first as HeightTransition;
}
