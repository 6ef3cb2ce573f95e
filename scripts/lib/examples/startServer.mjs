import { spawn } from 'node:child_process';
import http from 'node:http';
import { listen } from '../listen.mjs';
import { createEnvironment } from './runQuietly.mjs';

/** How long a server may take to say that it is ready, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * @typedef {{ origin: string, stop: () => Promise<void> }} Server
 */

/**
 * Starts the server of an example on a free port, and waits until it answers.
 *
 * @param {string[]} args - a script and its arguments, for Node
 * @param {string} cwd
 * @returns {Promise<Server>}
 * @throws {Error} if it ends, or does not answer in time
 */
export async function startServer(args, cwd) {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, args, {
    cwd,
    env: createEnvironment({ PORT: String(port) }),
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const ended = new Promise((resolve) => child.on('exit', resolve));

  const deadline = Date.now() + TIMEOUT;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`"node ${args.join(' ')}" does not answer at ${origin}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function findFreePort() {
  const server = http.createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @param {string} origin */
async function answers(origin) {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}
