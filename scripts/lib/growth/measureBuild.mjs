import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** How often memory is read, in milliseconds. */
const OFTEN = 500;

/**
 * Adds up the memory of a process and its descendants.
 *
 * @param {string} list - lines of process id, parent id and resident memory in KiB, as `ps` prints them
 * @param {number} root - the process
 * @returns {number} in bytes
 */
export function sumMemory(list, root) {
  const processes = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const [id = 0, parent = 0] of processes) if (tree.has(parent)) tree.add(id);
  }
  const kib = processes.reduce((sum, [id = 0, , rss = 0]) => sum + (tree.has(id) ? rss : 0), 0);
  return kib * 1024;
}

/**
 * Builds a copy of the site.
 *
 * @param {string} root - the copy of the repository, absolute
 * @param {{ isCold: boolean }} options - whether to remove the caches of earlier builds
 * @returns {Promise<{ time: number, memory: number }>} milliseconds, and the peak memory of all processes of the
 *   build in bytes
 * @throws {Error} if it fails
 */
export async function measureBuild(root, { isCold }) {
  const caches = ['node_modules/.cache', 'website/.docusaurus'];
  for (const folder of isCold ? caches : []) {
    fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  }
  const start = performance.now();
  const child = spawn('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  let memory = 0;
  const timer = setInterval(() => {
    const list = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    memory = Math.max(memory, sumMemory(list, child.pid ?? 0));
  }, OFTEN);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build of ${root} failed:\n${output.slice(-4000)}`);
  return { time: performance.now() - start, memory };
}
