import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * Runs a program. By default, it shares the input and output of this process.
 *
 * @param {string} command - a program, or `npm` or `npx`
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv | undefined} [options.env] - added to the variables of this process
 * @param {number} [options.timeout] - in milliseconds; a program that runs longer is stopped and has failed
 * @param {((text: string) => void) | undefined} [options.onOutput] - receives what the program prints to both
 *   streams, instead of the console: for programs that run at the same time
 * @returns {Promise<boolean>} whether it exited with code 0
 */
export function runCommand(command, args, { cwd = ROOT, env, timeout, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      timeout,
      // On Windows, npm and npx are scripts, which only a shell can start.
      shell: process.platform === 'win32',
    });
    for (const stream of onOutput ? [child.stdout, child.stderr] : []) {
      stream?.setEncoding('utf8').on('data', onOutput ?? (() => undefined));
    }
    child.on('error', (error) => {
      (onOutput ?? console.error)(`Could not start ${command}: ${error.message}\n`);
      resolve(false);
    });
    // Unlike 'exit', this waits until all output has been read.
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Calls a function for each item, in their order and several at a time.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {number} atATime - how many calls run at the same time
 * @param {(item: T) => Promise<void>} run
 * @returns {Promise<void>} resolves when all have run; rejects with the first call that does
 */
export async function runSideBySide(items, atATime, run) {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await run(item);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}
