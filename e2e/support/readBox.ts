import type { Locator } from '@playwright/test';

/** The place of an element in the window. */
export async function readBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
