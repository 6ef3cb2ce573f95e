import { spawn } from 'node:child_process';

/** How long a program may run by default, in milliseconds. */
const TIMEOUT = 300_000;

/**
 * Creates an environment like that of a user's shell, without the variables that npm and `npm test` set: a lower log
 * level would hide errors, and `NODE_ENV` would change what is installed and built.
 *
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function createEnvironment(extra) {
  const own = Object.entries(process.env).filter(
    ([key]) =>
      !/^(npm_package_|npm_lifecycle_|npm_config_loglevel$|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|PORT$)/.test(
        key,
      ),
  );
  return {
    ...Object.fromEntries(own),
    NEXT_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    npm_config_update_notifier: 'false',
    ...extra,
  };
}

/** @typedef {{ ok: boolean, output: string }} Result - `output` includes errors */

/**
 * Runs a program and returns its output instead of printing it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, timeout?: number }} options - `timeout` in
 *   milliseconds; a program that runs longer is ended, and has failed
 * @returns {Promise<Result>}
 */
export function runQuietly(command, args, { cwd, env, timeout = TIMEOUT }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: createEnvironment(env),
      timeout,
      // On Windows, npm and npx are scripts, which only a shell can run.
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
