import fs from 'node:fs';
import path from 'node:path';
import { installOnce } from '../installOnce.mjs';
import { ROOT } from '../paths.mjs';

/**
 * Installs what measures: Lighthouse, and for a comparison the peers and a Node that runs them. Installs once,
 * outside the repository: into a folder of `BENCH_FOLDER`, or of the system's folder for temporary files.
 *
 * @param {'tools' | 'peers'} list - a folder with a `package.json`, beside this file
 * @returns {Promise<string>} the folder with `node_modules`
 * @throws {Error} if `BENCH_FOLDER` is inside the repository, or npm fails
 */
export function installBench(list) {
  return installOnce({
    name: `griffel-bench-${list}`,
    variable: 'BENCH_FOLDER',
    list: path.join(ROOT, 'scripts/lib/bench', list),
    files: ['package.json'],
    args: ['install', '--loglevel=error'],
  });
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
