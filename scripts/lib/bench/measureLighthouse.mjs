import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../paths.mjs';

/** In milliseconds, for one page. */
const TIMEOUT = 180_000;

/** Occasionally, Lighthouse records no trace and asks to be run again. */
const ATTEMPTS = 3;

/**
 * Measures a page with Lighthouse, with simulated throttling of a mobile device.
 *
 * @param {object} options
 * @param {string} options.node - the executable to run it with
 * @param {string} options.folder - where Lighthouse is installed
 * @param {string} options.browser - the executable
 * @param {readonly string[]} options.args - arguments of the browser
 * @param {string} options.address
 * @returns {Promise<Record<'fcp' | 'lcp' | 'blocking' | 'shift' | 'performance' | 'accessibility' | 'practices' | 'seo', number>>}
 *   times in milliseconds, scores up to 100
 */
export async function measureLighthouse({ node, folder, browser, args, address }) {
  const script = path.join(ROOT, 'scripts/lib/bench/runLighthouse.mjs');
  const given = [script, JSON.stringify({ folder, browser, args, address })];
  for (let attempt = 1; ; attempt++) {
    try {
      const options = { timeout: TIMEOUT, maxBuffer: 50_000_000 };
      const { stdout } = await promisify(execFile)(node, given, options);
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`Lighthouse failed for ${address}; running it again.`);
    }
  }
}
