import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { printTable } from './printTable.mjs';

// cspell:ignore khroma
/** Licenses of code that everybody may use and redistribute, in most cases with its notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/**
 * Exceptions: packages whose lockfile entry names no license, and packages with a license that is not allowed in
 * general. A name that ends in `-` is a prefix.
 *
 * @type {Readonly<Record<string, { licenses: string[], because: string }>>}
 */
const EXCEPTIONS = {
  eval: { licenses: ['MIT'], because: 'Its license file says so.' },
  format: { licenses: ['MIT'], because: 'Its readme says so.' },
  khroma: { licenses: ['MIT'], because: 'Its license file says so.' },
  'require-like': { licenses: ['MIT'], because: 'Its license file says so.' },
  '@cspell/dict-en-common-misspellings': {
    licenses: ['CC BY-SA 4.0'],
    because: 'A list that the spelling check reads. Nothing of it is in the site.',
  },
  '@img/sharp-': {
    licenses: [
      'LGPL-3.0-or-later',
      'Apache-2.0 AND LGPL-3.0-or-later',
      'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    ],
    because:
      'Pictures in examples with Next.js, as libraries of their own. The site has none of it.',
  },
};

/**
 * @typedef {object} LockedPackage
 * @property {string} name
 * @property {string} version
 * @property {string | undefined} license - as the package states it
 */

/**
 * Lists the packages in a lockfile, including those for other platforms, without packages of the repository.
 *
 * @param {string} text - of a `package-lock.json`
 * @returns {LockedPackage[]}
 */
export function readLocked(text) {
  /** @type {{ packages: Record<string, { version?: string, license?: string, link?: boolean }> }} */
  const { packages } = JSON.parse(text);
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version = '', license }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
    }));
}

/**
 * Whether a license is allowed: all of those joined by AND, or one of those joined by OR.
 *
 * @param {string} license - an expression without nesting, as in package.json
 */
function isAllowed(license) {
  const parts = license.replace(/^\((.*)\)$/, '$1');
  return parts.includes(' OR ')
    ? parts.split(' OR ').some((one) => ALLOWED.has(one))
    : parts.split(' AND ').every((one) => ALLOWED.has(one));
}

/** @param {string} name */
function findException(name) {
  return Object.entries(EXCEPTIONS).find(([start]) =>
    start.endsWith('-') ? name.startsWith(start) : name === start,
  )?.[1];
}

/**
 * Finds packages whose license is not allowed.
 *
 * @param {readonly LockedPackage[]} packages
 * @returns {string[]} a message for each
 */
export function findForbidden(packages) {
  return packages
    .filter(({ name, license }) => {
      if (license !== undefined && isAllowed(license)) return false;
      const exception = findException(name);
      return !exception || (license !== undefined && !exception.licenses.includes(license));
    })
    .map(({ name, version, license }) => `${name} ${version}: ${license ?? 'no license'}`);
}

/** Finds the lockfiles of the repository, relative to it. */
export function listLockfiles() {
  const examples = fs
    .readdirSync(path.join(ROOT, 'examples'))
    .map((name) => `examples/${name}/package-lock.json`)
    .filter((file) => fs.existsSync(path.join(ROOT, file)));
  return ['package-lock.json', 'packages/engine/corpus/package-lock.json', ...examples.sort()];
}

/**
 * Counts packages by license.
 *
 * @param {readonly LockedPackage[]} packages
 * @returns {[license: string, count: number][]} the most frequent first
 */
export function countLicenses(packages) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { name, license = findException(name)?.licenses[0] ?? 'none' } of packages) {
    counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/**
 * Prints how many packages the repository has, and their licenses.
 *
 * @param {(file: string) => string} read - reads a file, relative to the repository
 * @returns {string} Markdown
 */
export function printDependencies(read) {
  const [root = '', ...others] = listLockfiles();
  const packages = readLocked(read(root));
  const licenses = countLicenses(packages).map(([license, count]) => [license, String(count)]);
  const counts = others.map((file) => [
    file.replace('/package-lock.json', ''),
    String(readLocked(read(file)).length),
  ]);
  return `# Dependencies

Written by \`npm run licenses\`. The counts are lockfile entries, including those for other platforms.
\`NOTICES.md\` lists the work by others that the site includes.

## Licenses

${packages.length} packages build, test and make up the site:

${printTable(['License', 'Packages'], licenses)}

## Projects of their own

${printTable(['Folder', 'Packages'], counts)}
`;
}
