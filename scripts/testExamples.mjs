// npm run test:examples: installs and builds the example projects as a user would, and checks what the docs say
// about them. Also follows the steps of some pages of the docs, from an empty folder. Arguments: names of examples
// and of followed pages; --changed skips those that have not changed since they passed.
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { hashExample } from './lib/examples/hashExample.mjs';
import { isCI, parseArguments } from './lib/examples/parseArguments.mjs';
import { readVerified, updateVerified, writeVerified } from './lib/examples/verified.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { writeReport } from './lib/readReport.mjs';
import { runSideBySide } from './lib/runCommand.mjs';
import { runScript } from './lib/runScript.mjs';

/** How many examples are built at a time; on two cores, more would only wait for each other. */
const AT_A_TIME = 2;

await ensureInstalled();
const { chromium } = await import('@playwright/test');
const { createCopyFolder } = await import('./lib/examples/copyExample.mjs');
const { runExample } = await import('./lib/examples/runExample.mjs');
const { BROWSER_ARGUMENTS, findBrowser } = await import('./lib/findBrowser.mjs');
const { hashFollowedPages, listFollowedPages, runFollowedPages } =
  await import('./lib/followed-pages/runFollowedPages.mjs');

/** @type {Record<string, import('./lib/examples/runExample.mjs').Outcome>} */
const outcomes = {};
const verified = readVerified(ROOT);
const followed = listFollowedPages();
/** @type {Record<string, string>} - computed before anything runs, so that a change during the run is noticed */
const hashes = {};

/** @param {string[]} names */
async function runAll(names) {
  const found = await findBrowser();
  console.log(`Using the ${found.source}: ${found.path} (${found.version})`);
  const browser = await chromium.launch({
    executablePath: found.path,
    args: BROWSER_ARGUMENTS,
    // Playwright would catch the signal, close the browser, and let the examples go on without it.
    handleSIGTERM: false,
  });
  const { folder, remove } = createCopyFolder(process.env);
  try {
    await runSideBySide(names, AT_A_TIME, async (name) => {
      const run = followed.includes(name) ? runFollowedPages : runExample;
      outcomes[name] = await run(name, folder, browser);
      // At once, so that a run that is stopped loses nothing.
      if (!isCI(process.env)) {
        writeVerified(ROOT, updateVerified(verified, outcomes, hashes));
      }
    });
  } finally {
    await browser.close();
    remove();
  }
}

/** Prints which recorded hashes are out of date, because continuous integration does not record any. */
function reportOutdated() {
  for (const [name, hash] of Object.entries(updateVerified(verified, outcomes, hashes))) {
    if (verified[name] === hash) continue;
    console.log(
      `note    ${name}: passes, but examples/verified.json has the hash of another state. Run "npm run test:examples ${name}" and commit the file.`,
    );
  }
}

await runScript(async () => {
  const examples = fs
    .readdirSync(path.join(ROOT, 'examples'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  // Followed pages take longest, so they start first; at the end, one would run alone.
  const known = [...followed, ...examples];
  const { names, changed } = parseArguments(process.argv.slice(2), known, process.env);
  for (const name of names) {
    hashes[name] = followed.includes(name)
      ? await hashFollowedPages(name)
      : hashExample(ROOT, name);
  }
  // Followed pages take two thirds of the time, and install the packages of the same day whenever they run.
  const trustsFollowed = isCI(process.env) && names.length === known.length;
  const asVerified = names.filter(
    (name) =>
      (changed || (trustsFollowed && followed.includes(name))) && verified[name] === hashes[name],
  );
  for (const name of asVerified) {
    console.log(`skipped ${name}: nothing has changed since it last passed`);
  }

  const toRun = names.filter((name) => !asVerified.includes(name));
  if (toRun.length > 0) await runAll(toRun);
  if (isCI(process.env)) reportOutdated();
  const all = Object.values(outcomes);
  const passed = all.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = all.reduce((sum, outcome) => sum + outcome.failed, 0);
  writeReport(path.join(CACHE, 'examples.json'), { passed, failed, skipped: 0 });
  for (const [name, outcome] of Object.entries(outcomes)) {
    const claims = outcome.passed + outcome.failed;
    const verdict = outcome.failed === 0 ? 'passed' : 'FAILED';
    const counts =
      outcome.failed === 0 ? `${claims} claims` : `${outcome.failed} of ${claims} claims fail`;
    console.log(`${verdict}  ${name}: ${counts}, ${outcome.seconds.toFixed(1)} s`);
  }
  return failed === 0;
});
