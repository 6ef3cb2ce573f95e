// npm run update:griffel: updates the packages of Griffel to their newest published versions, in the repository and
// in the examples, refreshes the facts on the home page, and recomputes all outputs. Leaves its changes uncommitted,
// for review. --dry-run only prints what would be updated. Only this script and update:docusaurus ask npm for new
// versions; a build uses the installed ones.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { findFiles } from './lib/examples/readFiles.mjs';
import { runQuietly } from './lib/examples/runQuietly.mjs';
import { hashFolder, listChanges } from './lib/hashFolder.mjs';
import { runScript } from './lib/runScript.mjs';
import {
  createFacts,
  findMentions,
  parseFaults,
  listPackages,
  printSummary,
} from './lib/update/griffel.mjs';
import { planUpdates, readPins, writeManifests } from './lib/update/manifests.mjs';
import { readLatest, readManifest, readReleases } from './lib/update/npm.mjs';
import { planReleases, writeReleases } from './lib/update/playgroundReleases.mjs';
import { ROOT } from './lib/paths.mjs';

const OUTPUTS = path.join(ROOT, 'packages/samples/outputs');

/** The manifest with the older releases that the playground offers, and with its version of React. */
const PLAYGROUND = path.join(ROOT, 'packages/playground/package.json');

/** The facts about the library on the home page. */
const FACTS = path.join(ROOT, 'website/src/home/facts.json');

/** In milliseconds. All samples are checked, run and compiled one after the other. */
const OUTPUTS_TIMEOUT = 1_800_000;

/**
 * Installs packages at the root. For examples it updates only the lockfiles, because their tests install them.
 *
 * @param {readonly import('./lib/update/manifests.mjs').Update[]} updates
 */
async function install(updates) {
  const examples = updates
    .map(({ manifest }) => path.posix.dirname(manifest))
    .filter((folder) => folder.startsWith('examples/'));
  for (const folder of new Set(['.', ...examples])) {
    console.log(`Installing ${folder === '.' ? 'at the root' : `for ${folder}`} …`);
    const args = ['install', ...(folder === '.' ? [] : ['--package-lock-only'])];
    const { ok, output } = await runQuietly('npm', args, { cwd: path.join(ROOT, folder) });
    if (!ok) throw new Error(`npm install fails in ${folder}:\n${output}`);
  }
}

/**
 * Plans the older releases that the playground offers.
 *
 * @param {string} newest - of @griffel/react, after the update
 * @returns {Promise<{ text: string, isChanged: boolean }>} the new manifest, and whether it differs from the old one
 */
async function planPlayground(newest) {
  const before = fs.readFileSync(PLAYGROUND, 'utf8');
  const { react } = JSON.parse(before).dependencies;
  const aliases = planReleases(newest, react, await readReleases('@griffel/react'));
  const text = writeReleases(before, aliases);
  return { text, isChanged: text !== before };
}

/** @param {ReadonlyMap<string, string>} versions - of each package, after the update */
async function writeFacts(versions) {
  fs.writeFileSync(FACTS, await createFacts(versions.get('@griffel/react') ?? '', readManifest));
}

/** @returns {Record<string, string>} */
function readProse() {
  const pages = findFiles(path.join(ROOT, 'docs'), '.mdx');
  return Object.fromEntries(
    pages.map((file) => [path.relative(ROOT, file), fs.readFileSync(file, 'utf8')]),
  );
}

async function update() {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  const isDry = values['dry-run'] === true;
  const pins = readPins(ROOT, '@griffel/');
  const names = [...new Set(pins.map(({ name }) => name))];
  const versions = await Promise.all(names.map(readLatest));
  const latest = new Map(names.map((name, index) => [name, versions[index] ?? '']));
  const updates = planUpdates(pins, latest);
  const newest = latest.get('@griffel/react') ?? '';
  const offered = await planPlayground(newest);
  if (offered.isChanged) console.log('The playground offers other releases to compare with.');
  if (updates.length === 0 && !offered.isChanged) {
    console.log(`All ${names.length} packages of the library are up to date.`);
    if (!isDry) await writeFacts(latest);
    return true;
  }
  if (isDry) {
    if (updates.length > 0)
      console.log(['These would be updated:', ...listPackages(updates)].join('\n  '));
    return true;
  }

  const before = hashFolder(OUTPUTS);
  fs.writeFileSync(PLAYGROUND, offered.text);
  writeManifests(ROOT, updates);
  await install(updates);
  await writeFacts(latest);
  console.log('Computing the outputs of all samples …');
  const script = 'packages/samples/bin/writeOutputs.mjs';
  const { ok, output } = await runQuietly('node', [script], {
    cwd: ROOT,
    timeout: OUTPUTS_TIMEOUT,
  });
  const faults = parseFaults(output);
  // Without faults in pages, the script itself failed.
  if (!ok && faults.length === 0) throw new Error(`The outputs cannot be computed:\n${output}`);

  const outputs = listChanges(before, hashFolder(OUTPUTS));
  const oldVersions = [...new Set(updates.map(({ from }) => from))];
  const mentions = findMentions(readProse(), oldVersions);
  console.log(`\n${printSummary({ updates, outputs, faults, mentions })}\n`);
  console.log(
    faults.length > 0
      ? 'Correct the faults, then run: npm run outputs'
      : 'Review the changes, then run: npm run test:examples and npm test',
  );
  return faults.length === 0;
}

await runScript(async () => {
  await ensureInstalled();
  return update();
});
