const QUERY = 'merge style query';

/**
 * Runs in the page: for each key in the search field, records the time until a frame shows the results.
 * Keys that do not change the results are left out.
 */
function watchKeys() {
  const times = /** @type {number[]} */ ([]);
  Object.assign(window, { keyTimes: times });
  let pressed = 0;
  document.addEventListener('beforeinput', ({ timeStamp }) => (pressed = timeStamp), true);
  const observer = new MutationObserver(() => {
    if (pressed === 0) return;
    const from = pressed;
    pressed = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - from);
      port2.postMessage(undefined);
    });
  });
  const dialog = document.querySelector('[role=dialog], dialog');
  observer.observe(dialog ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/**
 * Measures how long search takes to respond to keys.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<number[]>} milliseconds from a key to the frame that shows the results
 */
export async function measureSearch(browser, address) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).waitFor();
  // The first query loads the index.
  await page.keyboard.type('slot');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate(watchKeys);
  await page.keyboard.type(QUERY, { delay: 300 });
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => /** @type {any} */ (window)['keyTimes']);
  await context.close();
  return times;
}
