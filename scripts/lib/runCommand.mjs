import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * Runs a program, its output going where this process's goes.
 *
 * @param {string} command - a program, or `npm` or `npx`
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number }} [options] - `timeout` in
 *   milliseconds; a program that runs longer is ended and counts as failed
 * @returns {Promise<boolean>} whether it ended with code 0
 */
export function runCommand(command, args, { cwd = ROOT, env, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      timeout,
      // On Windows npm and npx are scripts, which only a shell starts.
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`Could not start ${command}: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}
