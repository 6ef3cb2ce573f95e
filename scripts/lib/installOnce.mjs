import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { runCommand } from './runCommand.mjs';

/** In milliseconds; the largest list of packages is 900 MB. */
const TIMEOUT = 1_200_000;

/**
 * Installs packages outside the repository, unless that has been done. Inside it, Node would also find the
 * repository's own packages.
 *
 * @param {object} options
 * @param {string} options.name - the start of the folder's name
 * @param {string} options.variable - the environment variable that says where; by default the system's folder for
 *   temporary files
 * @param {string} options.list - the folder of `files`, absolute
 * @param {readonly string[]} options.files - the files that npm reads; if the last one changes, the packages are
 *   installed in a new folder
 * @param {readonly string[]} options.args - the arguments of npm
 * @returns {Promise<string>} the folder with `node_modules`
 * @throws {Error} if the variable names a folder inside the repository, or npm fails
 */
export async function installOnce({ name, variable, list, files, args }) {
  const parent = path.resolve(process.env[variable] || os.tmpdir());
  if (!path.relative(ROOT, parent).startsWith('..')) {
    throw new Error(
      `${variable} is ${parent}, inside the repository, whose packages would be found. Name a folder outside.`,
    );
  }
  const last = fs.readFileSync(path.join(list, files.at(-1) ?? ''));
  const hash = createHash('sha256').update(last).digest('hex').slice(0, 12);
  const folder = path.join(parent, `${name}-${hash}`);
  const done = path.join(folder, 'installed');
  if (fs.existsSync(done)) return folder;
  console.log(`Installing ${list} in ${folder} …`);
  fs.mkdirSync(folder, { recursive: true });
  for (const file of files) fs.copyFileSync(path.join(list, file), path.join(folder, file));
  const options = { cwd: folder, timeout: TIMEOUT };
  if (!(await runCommand('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], options)))
    throw new Error(`npm ${args[0]} failed; its messages are above. Nothing else was started.`);
  fs.writeFileSync(done, '');
  return folder;
}
