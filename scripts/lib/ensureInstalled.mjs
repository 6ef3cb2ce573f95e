import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { runCommand } from './runCommand.mjs';

/** The oldest Node that every dependency admits. */
const NODE_FLOOR = [20, 20];

/**
 * Says whether the packages have to be installed: npm writes its own copy of the lockfile at the
 * end of an install, so one that is missing or older than ours means an old or a broken install.
 *
 * @param {string} root - the folder with `package-lock.json`
 * @returns {boolean}
 */
export function isInstallNeeded(root) {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(installed)) return true;
  return fs.statSync(installed).mtimeMs < fs.statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/**
 * Says whether a version of Node is new enough.
 *
 * @param {string} version - as `process.versions.node` has it
 * @returns {boolean}
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = NODE_FLOOR;
  return major > floorMajor || (major === floorMajor && minor >= floorMinor);
}

/** Installs what the lockfile names, where that is missing or out of date; ends the process if it can't. */
export async function ensureInstalled() {
  if (!isNodeSupported(process.versions.node)) {
    console.error(
      `Node ${process.versions.node} is too old: this project needs ${NODE_FLOOR.join('.')} or newer.`,
    );
    process.exit(1);
  }
  if (!isInstallNeeded(ROOT)) return;
  console.log('Installing packages (npm ci); the first time takes about a minute …');
  if (!(await runCommand('npm', ['ci']))) {
    console.error('npm ci failed; its messages are above. Nothing else was started.');
    process.exit(1);
  }
}
