import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../paths.mjs';
import { runCommand } from '../runCommand.mjs';

const LISTS = path.join(ROOT, 'scripts/lib/bench');

/** In milliseconds: the peers are some 900 MB. */
const INSTALL_TIMEOUT = 1_200_000;

/**
 * Installs what measures: Lighthouse, and for a comparison the peers and a Node that runs them. Installs once,
 * outside the repository: into a folder of `BENCH_FOLDER`, or of the system's folder for temporary files.
 *
 * @param {'tools' | 'peers'} list - a folder with a `package.json`, beside this file
 * @returns {Promise<string>} the folder with `node_modules`
 * @throws {Error} if `BENCH_FOLDER` is inside the repository, or npm fails
 */
export async function installBench(list) {
  const parent = path.resolve(process.env['BENCH_FOLDER'] || os.tmpdir());
  if (!path.relative(ROOT, parent).startsWith('..')) {
    throw new Error(
      `BENCH_FOLDER is ${parent}, inside the repository, whose packages would be found. Name a folder outside.`,
    );
  }
  const packages = fs.readFileSync(path.join(LISTS, list, 'package.json'));
  const hash = createHash('sha256').update(packages).digest('hex').slice(0, 12);
  const folder = path.join(parent, `griffel-bench-${list}-${hash}`);
  const done = path.join(folder, 'installed');
  if (fs.existsSync(done)) return folder;
  console.log(`Installing ${list} in ${folder} …`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), packages);
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!(await runCommand('npm', args, { cwd: folder, timeout: INSTALL_TIMEOUT }))) {
    throw new Error('npm install failed; its messages are above. Nothing was measured.');
  }
  fs.writeFileSync(done, '');
  return folder;
}

/**
 * Finds Node 22 among the installed peers, some of which do not run on older ones.
 *
 * @param {string} folder - of the peers
 * @returns {string} the executable
 * @throws {Error} if npm has none for this machine
 */
export function findNode(folder) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const executable = platform === 'win' ? 'bin/node.exe' : 'bin/node';
  const file = path.join(folder, 'node_modules', name, executable);
  if (fs.existsSync(file)) return file;
  throw new Error(
    `${name} is not installed. Add its last version 22 to scripts/lib/bench/peers/package.json if npm has it.`,
  );
}

/**
 * Reads the version of an installed package.
 *
 * @param {string} folder - the one with `node_modules`
 * @param {string} name
 * @returns {string}
 */
export function readVersion(folder, name) {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')).version;
}
