// npm run update:docusaurus: updates all packages of Docusaurus to the newest release of the installed major
// version, builds the site, and prints what to review: changed files of Docusaurus that this site wraps, replaces
// or otherwise relies on. Leaves its changes uncommitted. --dry-run only prints what would be updated.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { runQuietly } from './lib/examples/runQuietly.mjs';
import { listFiles } from './lib/listFiles.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { runCommand } from './lib/runCommand.mjs';
import { runScript } from './lib/runScript.mjs';
import {
  chooseNewest,
  findChanged,
  listThemeFiles,
  printSummary,
} from './lib/update/docusaurus.mjs';
import { removePackages, planUpdates, readPins, writeManifests } from './lib/update/manifests.mjs';
import { readVersions } from './lib/update/npm.mjs';

const SCOPE = '@docusaurus/';
const THEME = 'website/src/theme';
const PARTS = 'website/plugins/theme-parts/index.ts';
const LOCKFILE = 'package-lock.json';
const DIFF = path.join(CACHE, 'docusaurus.diff');

/** @param {string} file - in the repository */
const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');

function readThemeFiles() {
  const files = listFiles(path.join(ROOT, THEME)).map((file) => `${THEME}/${file}`);
  const texts = Object.fromEntries(files.map((file) => [file, read(file)]));
  return listThemeFiles(texts, { file: PARTS, text: read(PARTS) });
}

/** @param {string} folder - with packages */
const createReader = (folder) => (/** @type {string} */ file) => {
  const whole = path.join(folder, file);
  return fs.existsSync(whole) ? fs.readFileSync(whole, 'utf8') : undefined;
};

/**
 * Writes a diff of all files that have changed, for people to read.
 *
 * @param {string} before - a folder with the packages as they were
 * @param {string} after
 * @param {readonly import('./lib/update/docusaurus.mjs').ChangedFile[]} changed
 */
function writeDiff(before, after, changed) {
  const texts = changed.map(({ original, change }) => {
    const files = [
      path.join(before, original),
      change === 'gone' ? '/dev/null' : path.join(after, original),
    ];
    const args = ['diff', '--no-index', '--no-color', ...files];
    return spawnSync('git', args, { encoding: 'utf8' }).stdout;
  });
  fs.writeFileSync(DIFF, texts.join('\n'));
}

async function update() {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  const isDry = values['dry-run'] === true;
  const pins = readPins(ROOT, SCOPE);
  const from = pins.find(({ name }) => name === '@docusaurus/core')?.version;
  if (from === undefined) throw new Error('No package.json names @docusaurus/core.');
  const major = Number.parseInt(from, 10);
  const to = chooseNewest(await readVersions(`@docusaurus/core@${major}`), major);
  const updates = planUpdates(pins, new Map(pins.map(({ name }) => [name, to])));
  if (updates.length === 0) {
    console.log(`Docusaurus ${from} is the newest release of ${major}.x.`);
    return true;
  }
  console.log(`Docusaurus ${from} → ${to}, ${updates.length} packages.`);
  if (isDry) return true;

  const packages = path.join(ROOT, 'node_modules');
  const before = path.join(CACHE, 'docusaurus-before');
  fs.rmSync(before, { recursive: true, force: true });
  for (const name of ['core', 'theme-classic', 'theme-common']) {
    fs.cpSync(path.join(packages, SCOPE, name, 'lib'), path.join(before, SCOPE, name, 'lib'), {
      recursive: true,
    });
  }
  writeManifests(ROOT, updates);
  fs.writeFileSync(path.join(ROOT, LOCKFILE), removePackages(read(LOCKFILE), SCOPE));
  fs.rmSync(path.join(packages, SCOPE), { recursive: true });
  // Otherwise npm would rely on its record of the installed packages.
  fs.rmSync(path.join(packages, '.package-lock.json'), { force: true });
  console.log('Installing …');
  const { ok, output } = await runQuietly('npm', ['install'], { cwd: ROOT });
  if (!ok) throw new Error(`npm install fails:\n${output}`);

  const changed = findChanged(readThemeFiles(), createReader(before), createReader(packages));
  writeDiff(before, packages, changed);
  const builds = await runCommand('npm', ['run', 'build']);
  const diff = path.relative(ROOT, DIFF);
  console.log(`\n${printSummary({ from, to, changed, diff, builds })}`);
  return builds;
}

await runScript(async () => {
  await ensureInstalled();
  return update();
});
