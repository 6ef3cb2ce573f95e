// Runs Lighthouse once and prints its measurements as JSON. It is a separate process, because current releases
// need a newer Node than the project.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { folder, browser, args, address } = JSON.parse(process.argv[2] ?? '');
const { resolve } = createRequire(path.join(folder, 'package.json'));
const load = (/** @type {string} */ name) => import(pathToFileURL(resolve(name)).href);
const { default: lighthouse } = await load('lighthouse');
const { launch } = await load('chrome-launcher');

const chrome = await launch({ chromePath: browser, chromeFlags: ['--headless', ...args] });
try {
  const { lhr } = await lighthouse(address, {
    port: chrome.port,
    logLevel: 'error',
    output: 'json',
  });
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const read = (/** @type {string} */ id) => lhr.audits[id].numericValue;
  const score = (/** @type {string} */ id) => Math.round(lhr.categories[id].score * 100);
  const result = {
    fcp: read('first-contentful-paint'),
    lcp: read('largest-contentful-paint'),
    blocking: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
  };
  console.log(`\n${JSON.stringify(result)}`);
} finally {
  chrome.kill();
}
