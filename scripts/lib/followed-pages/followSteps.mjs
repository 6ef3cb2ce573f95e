import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import ts from 'typescript';
import { createEnvironment, runQuietly } from '../examples/runQuietly.mjs';
import { listen } from '../listen.mjs';

/**
 * Pages name packages without versions, or by their major. npm takes those of this day, so that a
 * later release breaks no test. Move it when the examples get newer packages.
 */
export const DAY = '2026-11-22';

/** How npm is set up: as a user has it, but of that day, from the cache, and with no script run. */
const NPM = {
  npm_config_before: DAY,
  // What a user answers when npm asks whether it may download `create-vite`.
  npm_config_yes: 'true',
  npm_config_prefer_offline: 'true',
  npm_config_ignore_scripts: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

/** Commands that run until somebody stops them. */
const SERVER = /^(?:npm run dev|npm start|npx vite preview|npx next (?:dev|start)|npx vite)$/;

/** How long a server may take until it answers, in milliseconds. */
const TIMEOUT = 60_000;

/** @typedef {(origin: string, command: string, directory: string) => Promise<void>} Look */

/**
 * Does what a page says: runs its commands one by one, writes its files, and starts its servers.
 *
 * @param {import('./readSteps.mjs').Step[]} steps
 * @param {string} folder - where they begin
 * @param {Look} look - is called with each server, which is stopped afterwards
 * @returns {Promise<string>} the folder in which they end
 * @throws {Error} with the file:line of the first step that fails
 */
export async function followSteps(steps, folder, look) {
  let directory = folder;
  for (const step of steps) {
    try {
      if (step.kind === 'file') {
        writeFile(path.join(directory, step.file), step.code);
      } else if (step.command.startsWith('cd ')) {
        directory = path.join(directory, step.command.slice(3));
      } else if (SERVER.test(step.command)) {
        await serve(step.command, directory, look);
      } else {
        const { ok, output } = await runQuietly('sh', ['-c', step.command], {
          cwd: directory,
          env: NPM,
        });
        if (!ok) throw new Error(`"${step.command}" failed:\n${output}`);
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${step.place}: ${message}`, { cause: error });
    }
  }
  return directory;
}

/**
 * Writes a file as a page shows it. JSON for a file that is there has the options to change: the
 * others stay.
 *
 * @param {string} file
 * @param {string} code
 */
function writeFile(file, code) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const merged =
    file.endsWith('.json') && fs.existsSync(file)
      ? JSON.stringify(merge(readJSON(file), JSON.parse(code)), null, 2)
      : code;
  fs.writeFileSync(file, merged);
}

/** Templates have comments in their configurations. @param {string} file */
function readJSON(file) {
  /** @type {{ config?: unknown, error?: unknown }} */
  const { config, error } = ts.parseConfigFileTextToJson(file, fs.readFileSync(file, 'utf8'));
  if (error) throw new Error(`${file} is no JSON.`);
  return config;
}

/** @param {unknown} old @param {unknown} added @returns {unknown} */
function merge(old, added) {
  if (!isObject(old) || !isObject(added)) return added;
  const entries = Object.entries(added).map(([key, value]) => [key, merge(old[key], value)]);
  return { ...old, ...Object.fromEntries(entries) };
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {string} command
 * @param {string} cwd
 * @param {Look} look
 */
async function serve(command, cwd, look) {
  const probe = http.createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  const separator = command.startsWith('npm ') ? ' --' : '';
  // A group of its own: npm starts a shell, which starts the server.
  const child = spawn('sh', ['-c', `${command}${separator} --port ${port}`], {
    cwd,
    env: createEnvironment(NPM),
    detached: true,
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  try {
    const origin = `http://localhost:${port}`;
    const deadline = Date.now() + TIMEOUT;
    while (!(await answers(origin))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`"${command}" does not answer:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await look(origin, command, cwd);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await ended;
  }
}

/** @param {string} origin */
async function answers(origin) {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}
