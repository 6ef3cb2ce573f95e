import { spawn } from 'node:child_process';
import { findPort } from '../listen.mjs';
import { createEnvironment } from './runQuietly.mjs';

/** How long a server may take to answer, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Starts a server on a free port, which `PORT` names, and waits until it answers.
 *
 * @param {(port: number) => string[]} createCommand - returns a program and its arguments
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws {Error} if it ends, or does not answer in time
 */
export async function startServer(createCommand, { cwd, env }) {
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const [program = '', ...args] = createCommand(port);
  const isWindows = process.platform === 'win32';
  const child = spawn(program, args, {
    cwd,
    env: createEnvironment({ ...env, PORT: String(port) }),
    // Its own process group, because npm starts a shell, which starts the server.
    detached: !isWindows,
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const ended = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    if (isWindows) child.kill();
    else if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await ended;
  };

  const deadline = Date.now() + TIMEOUT;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`"${[program, ...args].join(' ')}" does not answer:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, stop };
}

/** @param {string} origin */
async function answers(origin) {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}
