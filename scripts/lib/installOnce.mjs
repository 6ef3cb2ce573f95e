import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { runCommand } from './runCommand.mjs';

/** In milliseconds: some of it is 900 MB. */
const TIMEOUT = 1_200_000;

/**
 * Installs packages outside the repository, whose own packages would be found, where that has not been done.
 *
 * @param {object} options
 * @param {string} options.name - that the folder begins with
 * @param {string} options.variable - of the environment: where to; by default the system's folder for temporary files
 * @param {string} options.list - the folder of the files, absolute
 * @param {readonly string[]} options.files - what npm reads; another version of the last one gets a folder of its own
 * @param {readonly string[]} options.args - of npm
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
