import fs from 'node:fs';
import path from 'node:path';
import { installOnce } from '../installOnce.mjs';
import { ROOT } from '../paths.mjs';

/**
 * Installs Lighthouse and, for a comparison, the peers and a version of Node that runs them. They are installed
 * once, outside the repository: in `BENCH_FOLDER`, or by default in the system's folder for temporary files.
 *
 * @param {'tools' | 'peers'} list - a folder with a `package.json`, next to this file
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
 * Finds the Node 22 that is installed with the peers, some of which do not run on older versions.
 *
 * @param {string} folder - of the peers
 * @returns {string} the executable
 * @throws {Error} if it is not installed for this platform
 */
export function findNode(folder) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const executable = platform === 'win' ? 'bin/node.exe' : 'bin/node';
  const file = path.join(folder, 'node_modules', name, executable);
  if (fs.existsSync(file)) return file;
  throw new Error(
    `${name} is not installed. If npm has it, add its latest version 22 to scripts/lib/bench/peers/package.json.`,
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
