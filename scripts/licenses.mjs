// npm run licenses: checks the licenses of all packages in all lockfiles, and writes DEPENDENCIES.md, which also
// has the size of the installed packages.
import fs from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { printTable } from './lib/printTable.mjs';
import { listFiles } from './lib/listFiles.mjs';
import { printDependencies, findForbidden, listLockfiles, readLocked } from './lib/licenses.mjs';
import { ROOT } from './lib/paths.mjs';

const SHOWN = 10;

/** @param {string} file */
const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** @param {number} bytes */
const printMegabytes = (bytes) => `${(bytes / 1e6).toFixed(1)}`;

/**
 * Adds up the sizes of the installed packages.
 *
 * @returns {[name: string, bytes: number][]} the largest first
 */
function weighPackages() {
  const folder = path.join(ROOT, 'node_modules');
  const locked = new Set(readLocked(read('package-lock.json')).map(({ name }) => name));
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const file of listFiles(folder).filter((name) => !name.startsWith('.'))) {
    const parts = file.split('/');
    const name = parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/');
    if (!locked.has(name)) continue;
    sizes.set(name, (sizes.get(name) ?? 0) + fs.statSync(path.join(folder, file)).size);
  }
  return [...sizes].sort(([, a], [, b]) => b - a);
}

const forbidden = listLockfiles().flatMap((file) =>
  findForbidden(readLocked(read(file))).map((message) => `${file}: ${message}`),
);
if (forbidden.length > 0) {
  console.error(
    `${forbidden.join('\n')}\n\nRead the license. If it is fine, add it in scripts/lib/licenses.mjs.`,
  );
  process.exit(1);
}

const sizes = weighPackages();
const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
const largest = sizes.slice(0, SHOWN).map(([name, bytes]) => [name, printMegabytes(bytes)]);
const size = `
## Size

Installed on ${process.platform}-${process.arch}: ${sizes.length} folders, ${printMegabytes(total)} MB. The largest, with the packages in them:

${printTable(['Package', 'MB'], largest)}
`;
const text = await format(printDependencies(read) + size, { parser: 'markdown' });
fs.writeFileSync(path.join(ROOT, 'DEPENDENCIES.md'), text);
console.log('All licenses are allowed. DEPENDENCIES.md is up to date.');
