import puppeteer from 'puppeteer-core';

/** Milliseconds for a script in the page. */
const PATIENCE = 20_000;

/**
 * Starts Firefox without a window, over WebDriver BiDi.
 *
 * @param {string} executablePath
 * @returns {Promise<import('./Driver.ts').Driver>}
 */
export async function openFirefox(executablePath) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: PATIENCE,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    async open(url) {
      await page.goto(url);
    },
    read: (body) => page.evaluate(`(() => { ${body} })()`),
    async readFrame(title, body) {
      const element = await page.$(`iframe[title=${JSON.stringify(title)}]`);
      let frame = await element?.contentFrame();
      if (!frame) throw new Error(`There is no frame "${title}".`);
      for (let [inner] = frame.childFrames(); inner; [inner] = frame.childFrames()) frame = inner;
      return frame.evaluate(`(() => { ${body} })()`);
    },
    close: () => browser.close(),
  };
}
