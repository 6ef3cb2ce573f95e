// npm run update:griffel: brings the packages of the library to their newest published versions, in
// the repository and in the examples, and computes all outputs anew. Leaves a difference to review.
// With --dry-run it only says what would change. Only it and update:docusaurus ask npm what is
// new; a build takes what is installed. What the home page says of the library is asked anew as well.
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { findFiles } from './lib/examples/readFiles.mjs';
import { runQuietly } from './lib/examples/runQuietly.mjs';
import { runScript } from './lib/runScript.mjs';
import {
  createFacts,
  findMentions,
  hashOutputs,
  listChanges,
  parseFaults,
  planReleases,
  writeReleases,
  listPackages,
  printSummary,
} from './lib/update/griffel.mjs';
import { planUpdates, readPins, writeManifests } from './lib/update/manifests.mjs';
import { readLatest, readManifest, readReleases } from './lib/update/npm.mjs';
import { ROOT } from './lib/paths.mjs';

const OUTPUTS = path.join(ROOT, 'packages/samples/outputs');

/** What names the older releases that the playground offers, and its React. */
const PLAYGROUND = path.join(ROOT, 'packages/playground/package.json');

/** What the home page says of the library. */
const FACTS = path.join(ROOT, 'website/src/home/facts.json');

/** All samples are checked, run and compiled one after the other; in milliseconds. */
const OUTPUTS_TIMEOUT = 1_800_000;

/**
 * Installs at the root; examples are installed by their own tests, so their lockfiles suffice.
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
 * @returns {Promise<{ text: string, isOther: boolean }>} the manifest, and whether it is another
 */
async function planPlayground(newest) {
  const before = fs.readFileSync(PLAYGROUND, 'utf8');
  const { react } = JSON.parse(before).dependencies;
  const aliases = planReleases(newest, react, await readReleases('@griffel/react'));
  const text = writeReleases(before, aliases);
  return { text, isOther: text !== before };
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

/** @param {readonly string[]} args */
async function update(args) {
  for (const arg of args) {
    if (arg !== '--dry-run') throw new Error(`"${arg}" is no option; there is one: --dry-run`);
  }
  const pins = readPins(ROOT, '@griffel/');
  const names = [...new Set(pins.map(({ name }) => name))];
  const versions = await Promise.all(names.map(readLatest));
  const latest = new Map(names.map((name, index) => [name, versions[index] ?? '']));
  const updates = planUpdates(pins, latest);
  const newest = latest.get('@griffel/react') ?? '';
  const offered = await planPlayground(newest);
  if (offered.isOther) console.log('The playground offers other releases to compare with.');
  if (updates.length === 0 && !offered.isOther) {
    console.log(`All ${names.length} packages of the library are the newest.`);
    if (!args.includes('--dry-run')) await writeFacts(latest);
    return true;
  }
  if (args.includes('--dry-run')) {
    if (updates.length > 0)
      console.log(['These would be updated:', ...listPackages(updates)].join('\n  '));
    return true;
  }

  const before = hashOutputs(OUTPUTS);
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
  // A crash is no fault of a page.
  if (!ok && faults.length === 0) throw new Error(`The outputs cannot be computed:\n${output}`);

  const outputs = listChanges(before, hashOutputs(OUTPUTS));
  const left = [...new Set(updates.map(({ from }) => from))];
  console.log(
    `\n${printSummary({ updates, outputs, faults, mentions: findMentions(readProse(), left) })}\n`,
  );
  console.log(
    faults.length > 0
      ? 'Correct the faults, then run: npm run outputs'
      : 'Review the difference, then run: npm run test:examples and npm test',
  );
  return faults.length === 0;
}

await runScript(async () => {
  await ensureInstalled();
  return update(process.argv.slice(2));
});
