// npm run reproduce: builds the last commit twice, each time in a new clone with newly installed packages and no
// caches, and compares the builds byte by byte. Takes about five minutes.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashFolder, listChanges } from './lib/hashFolder.mjs';
import { ROOT } from './lib/paths.mjs';
import { runCommand } from './lib/runCommand.mjs';

/** Of different lengths, so that a path that gets into a build makes a difference. */
const CLONES = ['first', 'a/second/clone'];

/**
 * Clones, installs and builds.
 *
 * @param {string} directory - where to, absolute
 * @returns {Promise<Map<string, string>>} hashes of all files of the build, by their paths
 */
async function buildClone(directory) {
  fs.mkdirSync(path.dirname(directory), { recursive: true });
  execFileSync('git', ['clone', '--quiet', ROOT, directory]);
  for (const args of [
    ['ci', '--prefer-offline'],
    ['run', 'build'],
  ]) {
    console.log(`\n── npm ${args.join(' ')}, in ${directory} ──`);
    if (await runCommand('npm', args, { cwd: directory })) continue;
    throw new Error(`npm ${args.join(' ')} failed in ${directory}; see above.`);
  }
  return hashFolder(path.join(directory, 'website/build'));
}

const changes = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
if (changes !== '') console.warn('Uncommitted changes are left out.');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reproduce-'));
const [first = new Map(), second = new Map()] = [
  await buildClone(path.join(folder, CLONES[0] ?? '')),
  await buildClone(path.join(folder, CLONES[1] ?? '')),
];
const different = listChanges(first, second);
const { size } = new Set([...first.keys(), ...second.keys()]);
console.log(`\n${different.length} of ${size} files differ`);
for (const file of different) console.log(`  ${file}`);
if (different.length === 0) fs.rmSync(folder, { recursive: true });
else console.log(`The builds are in ${folder}.`);
process.exit(different.length === 0 ? 0 : 1);
