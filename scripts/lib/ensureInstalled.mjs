import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { runCommand } from './runCommand.mjs';

/** The oldest version of Node that every dependency supports. */
const NODE_FLOOR = [20, 20];

/** Holds the hash of the lockfile whose packages are installed; `npm ci` removes it with everything else. */
const HASH_FILE = 'node_modules/.lockfile-hash';

/** @param {string} root */
function hashLockfile(root) {
  const text = fs.readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Whether packages must be installed. npm writes its own copy of the lockfile at the end of an install, so a copy
 * that is missing means that the install is incomplete, and one that is older than ours that it may be outdated: Git
 * also writes a lockfile that has not changed since `rememberInstall`.
 *
 * @param {string} root - the folder with `package-lock.json`
 * @returns {boolean}
 */
export function isInstallNeeded(root) {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(installed)) return true;
  const lockfile = fs.statSync(path.join(root, 'package-lock.json'));
  if (fs.statSync(installed).mtimeMs >= lockfile.mtimeMs) return false;
  return !isRemembered(root);
}

/**
 * Remembers that the packages in the lockfile are installed. Other commands may run at the same time, so the file
 * is only written if it changes.
 *
 * @param {string} root - the folder with `package-lock.json`
 */
export function rememberInstall(root) {
  if (!isRemembered(root)) fs.writeFileSync(path.join(root, HASH_FILE), hashLockfile(root));
}

/** @param {string} root */
function isRemembered(root) {
  const file = path.join(root, HASH_FILE);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === hashLockfile(root);
}

/**
 * Whether a version of Node is new enough.
 *
 * @param {string} version - as `process.versions.node` has it
 * @returns {boolean}
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = NODE_FLOOR;
  return major > floorMajor || (major === floorMajor && minor >= floorMinor);
}

/** Installs the packages in the lockfile if they are missing or out of date; exits the process if it can't. */
export async function ensureInstalled() {
  if (!isNodeSupported(process.versions.node)) {
    console.error(
      `Node ${process.versions.node} is too old: this project needs ${NODE_FLOOR.join('.')} or newer.`,
    );
    process.exit(1);
  }
  if (isInstallNeeded(ROOT)) {
    console.log('Installing packages (npm ci); the first time takes about a minute …');
    if (!(await runCommand('npm', ['ci']))) {
      console.error('npm ci failed; its messages are above. Nothing else was started.');
      process.exit(1);
    }
  }
  rememberInstall(ROOT);
}
