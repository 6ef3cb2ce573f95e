// npm run test:browsers: tests the main flows of the last build in Firefox and in WebKit. Not part of `npm test`,
// which uses Chromium. Arguments: names of browsers (firefox, webkit) and of rounds (pages, offline, results, runs,
// templates, hangs, escapes); by default, all.
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { createClaims } from './lib/examples/createClaims.mjs';
import { listen } from './lib/listen.mjs';
import { BUILD, requireBuild } from './lib/paths.mjs';
import { runScript } from './lib/runScript.mjs';

await ensureInstalled();
const { CANDIDATES, findOtherBrowsers } = await import('./lib/browsers/findOtherBrowsers.mjs');
const { openPlayground } = await import('./lib/browsers/openPlayground.mjs');
const { checkEscapes } = await import('./lib/browsers/checkEscapes.mjs');
const { checkOffline, checkPages } = await import('./lib/browsers/checkPages.mjs');
const { checkHangs, checkResults, checkRuns, checkTemplates } =
  await import('./lib/browsers/checkPlayground.mjs');
const { createSiteServer } = await import('./lib/createSiteServer.mjs');

/**
 * @typedef {(
 *   driver: import('./lib/browsers/Driver.ts').Driver,
 *   origin: string,
 *   claims: ReturnType<typeof createClaims>,
 * ) => Promise<void>} Round
 */

/**
 * @param {typeof checkTemplates} check
 * @returns {Round}
 */
const inPlayground = (check) => (driver, origin, claims) =>
  check(openPlayground(driver, origin), claims);

/** @type {Record<string, Round>} */
const ROUNDS = {
  pages: checkPages,
  offline: checkOffline,
  results: checkResults,
  runs: checkRuns,
  templates: inPlayground(checkTemplates),
  hangs: inPlayground(checkHangs),
  escapes: inPlayground(checkEscapes),
};

/**
 * @param {string} name - of the browser
 * @param {() => Promise<import('./lib/browsers/Driver.ts').Driver>} open
 * @param {string[]} rounds
 * @param {string} origin
 */
async function runBrowser(name, open, rounds, origin) {
  const start = Date.now();
  const claims = createClaims(name, console.log);
  for (const round of rounds) {
    // Each round has a browser of its own, so that a hang does not affect the next round.
    const driver = await open();
    try {
      console.log(`\n── ${driver.name}: ${round} ──`);
      await ROUNDS[round]?.(driver, origin, claims);
    } catch (error) {
      claims.counts.failed += 1;
      console.log(`FAILED  ${name}: the round was aborted: ${String(error)}`);
    } finally {
      await driver.close().catch((error) => console.log(`note    ${name}: ${String(error)}`));
    }
  }
  return { ...claims.counts, seconds: (Date.now() - start) / 1000 };
}

await runScript(async () => {
  const asked = process.argv.slice(2);
  const known = [...Object.keys(CANDIDATES), ...Object.keys(ROUNDS)];
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no "${unknown}". There are: ${known.join(', ')}`);
  }
  /** @param {string[]} names */
  const pick = (names) => {
    const picked = names.filter((name) => asked.includes(name));
    return picked.length > 0 ? picked : names;
  };
  requireBuild();
  const server = createSiteServer(BUILD);
  const origin = `http://localhost:${await listen(server, 0)}`;

  const found = await findOtherBrowsers(pick(Object.keys(CANDIDATES)));
  /** @type {string[]} */
  const verdicts = [];
  let passed = 0;
  let failed = 0;
  for (const [name, open] of Object.entries(found)) {
    if (open) {
      const counts = await runBrowser(name, open, pick(Object.keys(ROUNDS)), origin);
      passed += counts.passed;
      failed += counts.failed;
      const verdict = counts.failed === 0 ? 'passed ' : 'FAILED ';
      verdicts.push(
        `${verdict} ${name}: ${counts.passed} claims hold, ${counts.failed} do not, ${counts.seconds.toFixed(1)} s`,
      );
    } else {
      const { packages = [] } = CANDIDATES[name] ?? {};
      verdicts.push(`missing ${name}: on Debian, install ${packages.join(' and ')}`);
    }
  }
  server.close();
  console.log(`\n${verdicts.join('\n')}`);
  // It is a failure if no browser was tested.
  return failed === 0 && passed > 0;
});
