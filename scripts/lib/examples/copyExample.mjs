import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../paths.mjs';
import { listInputs } from './listInputs.mjs';
import { runQuietly } from './runQuietly.mjs';

/** The variable with a folder outside the repository that keeps installed packages between runs. */
const FOLDER_VARIABLE = 'EXAMPLES_FOLDER';

/** A file with the hash of the lockfile, written after an install. */
const INSTALLED = 'node_modules/.installed';

/**
 * Creates a folder for copies of the examples, outside the repository: inside, an example would find packages of the
 * repository that it does not depend on, and Next.js would choose the wrong root.
 *
 * @param {NodeJS.ProcessEnv} env - its variable `EXAMPLES_FOLDER` names a folder to use
 * @returns {{ folder: string, remove: () => void }} `remove` keeps a folder that was named
 * @throws {Error} if the named folder is in the repository
 */
export function createCopyFolder(env) {
  const asked = env[FOLDER_VARIABLE];
  if (!asked) {
    // On macOS, the folder for temporary files is a link, which confuses bundlers.
    const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'griffel-examples-'));
    return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
  }
  const folder = path.resolve(asked);
  if (!path.relative(ROOT, folder).startsWith('..')) {
    throw new Error(`${FOLDER_VARIABLE} is "${asked}"; it must be outside ${ROOT}.`);
  }
  fs.mkdirSync(folder, { recursive: true });
  return { folder, remove: () => undefined };
}

/**
 * Copies an example and installs the packages in its lockfile.
 *
 * @param {string} name
 * @param {string} folder - for copies
 * @returns {Promise<string>} the copy
 * @throws {Error} with npm's output if the install fails
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
  // As in the repository, packages do not run install scripts.
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { ok, output } = await runQuietly('npm', args, { cwd: copy });
  if (!ok) throw new Error(`npm ci failed:\n${output}`);
  fs.writeFileSync(installed, hash);
  return copy;
}
