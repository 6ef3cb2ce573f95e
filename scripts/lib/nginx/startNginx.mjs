import { spawn, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { locate } from '../locate.mjs';
import { answers, poll } from '../poll.mjs';

/** How long nginx may take until it answers, in milliseconds. */
const START_TIMEOUT = 10_000;

/** The parts of the committed configuration that operators change. */
const LISTEN = 'listen 80;';
const FOLDER = '/srv/griffel';

/**
 * @param {string} config - the committed configuration of the site
 * @param {string} directory - the build
 * @param {number} port
 * @param {string} folder - for everything that nginx writes
 * @returns {string} a complete configuration
 */
function printConfig(config, directory, port, folder) {
  if (!config.includes(LISTEN) || !config.includes(FOLDER)) {
    throw new Error(`deploy/nginx/griffel.conf has no "${LISTEN}" or no "${FOLDER}" any more.`);
  }
  const site = config
    .replace(LISTEN, `listen 127.0.0.1:${port};`)
    .replaceAll(FOLDER, directory.split(path.sep).join('/'));
  const types = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find((file) =>
    fs.existsSync(file),
  );
  if (types === undefined) throw new Error('nginx is installed, but its mime.types is not found.');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `daemon off;
${process.getuid?.() === 0 ? `user ${os.userInfo().username};` : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 256; }
http {
  include ${types};
  default_type application/octet-stream;
  sendfile on;
  access_log off;
${temporary}
${site}
}
`;
}

/**
 * Starts nginx with the configuration in `deploy/`, in the foreground and independent of any other nginx on the
 * machine.
 *
 * @param {{ program: string, config: string, directory: string, port: number }} options - the
 *   text of the configuration, the folder to serve, and a free port
 * @returns {Promise<{ origin: string, readErrors: () => string, stop: () => Promise<void> }>}
 *   `readErrors` returns what nginx has logged
 */
export async function startNginx({ program, config, directory, port }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, printConfig(config, directory, port, folder));
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const log = path.join(folder, 'error.log');
  const readErrors = () => output + (fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : '');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };

  const origin = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null;
  await poll(
    () => answers(origin),
    (isThere) => isThere || hasEnded(),
    START_TIMEOUT,
  );
  if (!hasEnded() && (await answers(origin))) return { origin, readErrors, stop };
  const errors = readErrors();
  await stop();
  throw new Error(`nginx does not start with deploy/nginx/griffel.conf:\n${errors}`);
}

/** Where nginx is on systems that do not have its folder in PATH. */
const KNOWN_PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Finds an installed nginx.
 *
 * @returns {{ program: string, version: string } | undefined} undefined if there is none
 */
export function findNginx() {
  const program = [...locate('nginx'), ...KNOWN_PLACES].find((file) => fs.existsSync(file));
  if (program === undefined) return undefined;
  // nginx prints its version to the standard error.
  const output = execFileSync('sh', ['-c', '"$0" -v 2>&1', program], { encoding: 'utf8' });
  return { program, version: output.trim().replace('nginx version: ', '') };
}
