import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { runCommand } from './runCommand.mjs';

/** The oldest version of Node that every dependency supports. */
const NODE_FLOOR = [20, 20];

/**
 * Whether packages must be installed. npm writes its own copy of the lockfile at the end of an install, so a copy
 * that is missing or older than ours means that the install is outdated or incomplete.
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
  if (!isInstallNeeded(ROOT)) return;
  console.log('Installing packages (npm ci); the first time takes about a minute …');
  if (!(await runCommand('npm', ['ci']))) {
    console.error('npm ci failed; its messages are above. Nothing else was started.');
    process.exit(1);
  }
}
