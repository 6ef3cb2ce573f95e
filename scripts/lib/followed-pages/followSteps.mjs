import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { runQuietly } from '../examples/runQuietly.mjs';
import { startServer } from '../examples/startServer.mjs';

/**
 * Commands on pages name packages without a version, or with a major version. npm installs the newest versions of this
 * day, so that later releases do not break tests. Change it when the examples get newer packages.
 */
export const DAY = '2026-11-22';

/** Settings of npm: versions of that day, from the cache, without install scripts. */
const NPM = {
  npm_config_before: DAY,
  // The answer when npm asks whether to download `create-vite`.
  npm_config_yes: 'true',
  npm_config_prefer_offline: 'true',
  npm_config_ignore_scripts: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

/** Commands that run until they are stopped. */
const SERVER = /^(?:npm run dev|npm start|npx vite preview|npx next (?:dev|start)|npx vite)$/;

/** @typedef {(origin: string, command: string, directory: string) => Promise<void>} Look */

/**
 * Follows the steps of a page: runs its commands, writes its files and starts its servers, in their order.
 *
 * @param {import('./readSteps.mjs').Step[]} steps
 * @param {string} folder - in which the steps start
 * @param {Look} look - called with each server, which is stopped afterwards
 * @returns {Promise<string>} the folder in which the steps end
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
 * Writes a file that a page shows. JSON is merged into an existing file, because a page shows only the options to
 * change.
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

/** Reads JSON with comments, which templates have in their configurations. @param {string} file */
function readJSON(file) {
  /** @type {{ config?: unknown, error?: unknown }} */
  const { config, error } = ts.parseConfigFileTextToJson(file, fs.readFileSync(file, 'utf8'));
  if (error) throw new Error(`${file} is not JSON.`);
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
  const option = command.startsWith('npm ') ? '-- --port' : '--port';
  const { origin, stop } = await startServer(
    (port) => ['sh', '-c', `${command} ${option} ${port}`],
    { cwd, env: NPM },
  );
  try {
    await look(origin, command, cwd);
  } finally {
    await stop();
  }
}
