import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../paths.mjs';
import { listInputs } from './listInputs.mjs';
import { runQuietly } from './runQuietly.mjs';

/** Names a folder outside the repository that keeps the installed packages between runs. */
export const FOLDER_VARIABLE = 'EXAMPLES_FOLDER';

/** Written after an install: the hash of the lockfile that it followed. */
const INSTALLED = 'node_modules/.installed';

/**
 * Makes a place for copies of the examples. It lies outside the repository, for within it a
 * project finds packages of ours that it has not asked for, and Next.js takes the wrong root.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ folder: string, remove: () => void }} `remove` leaves a folder that was asked for
 * @throws {Error} if the folder asked for lies in the repository
 */
export function createCopyFolder(env) {
  const asked = env[FOLDER_VARIABLE];
  if (!asked) {
    // The real path: on macOS the folder for temporary files is a link, which confuses bundlers.
    const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'griffel-examples-'));
    return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
  }
  const folder = path.resolve(asked);
  if (!path.relative(ROOT, folder).startsWith('..')) {
    throw new Error(`${FOLDER_VARIABLE} is "${asked}"; it has to lie outside ${ROOT}.`);
  }
  fs.mkdirSync(folder, { recursive: true });
  return { folder, remove: () => undefined };
}

/**
 * Copies an example as a reader would, and installs what its lockfile names.
 *
 * @param {string} name
 * @param {string} folder - the place for copies
 * @returns {Promise<string>} the copy
 * @throws {Error} if the install fails; the message has npm's
 */
export async function copyExample(name, folder) {
  const source = path.join(ROOT, 'examples', name);
  const copy = path.join(folder, name);
  for (const entry of fs.existsSync(copy) ? fs.readdirSync(copy) : []) {
    if (entry !== 'node_modules') fs.rmSync(path.join(copy, entry), { recursive: true });
  }
  for (const file of listInputs(source)) {
    fs.cpSync(path.join(source, file), path.join(copy, file));
  }

  const lockfile = fs.readFileSync(path.join(copy, 'package-lock.json'));
  const hash = crypto.createHash('sha256').update(lockfile).digest('hex');
  const installed = path.join(copy, INSTALLED);
  if (fs.existsSync(installed) && fs.readFileSync(installed, 'utf8') === hash) return copy;
  // As in the repository itself: no package runs a script of its own here.
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { ok, output } = await runQuietly('npm', args, { cwd: copy });
  if (!ok) throw new Error(`npm ci failed:\n${output}`);
  fs.writeFileSync(installed, hash);
  return copy;
}
