import { isNewer } from './manifests.mjs';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findFiles } from '../examples/readFiles.mjs';

/** How many minor releases the playground offers, including the newest. */
const RELEASES = 3;

/**
 * @typedef {object} PublishedRelease - of `@griffel/react`, as npm describes it
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/**
 * Plans which older releases the playground offers: the newest patch of each of the minor releases before that of
 * `newest`, with the `@griffel/core` that it was published with. Releases that do not support the playground's
 * version of React are left out.
 *
 * @param {string} newest - the release that the site runs
 * @param {string} react - the playground's version of React
 * @param {readonly PublishedRelease[]} published
 * @returns {Record<string, string>} dependencies by alias: `griffel-react-1.6`, `griffel-core-1.6`
 * @throws {Error} if there are not enough, or a release has no readable range for `@griffel/core`
 */
export function planReleases(newest, react, published) {
  /** @type {Map<string, PublishedRelease>} */
  const byMinor = new Map();
  for (const release of published) {
    const { version, peerDependencies } = release;
    if (version.includes('-') || !isNewer(newest, version)) continue;
    const minor = readMinor(version);
    if (minor === readMinor(newest) || !isInRange(peerDependencies?.react ?? '', react)) continue;
    const other = byMinor.get(minor);
    if (!other || isNewer(version, other.version)) byMinor.set(minor, release);
  }
  const older = [...byMinor]
    .sort(([, a], [, b]) => (isNewer(a.version, b.version) ? -1 : 1))
    .slice(0, RELEASES - 1);
  if (older.length < RELEASES - 1) {
    throw new Error(
      `npm has ${older.length} minor releases of @griffel/react before ${newest} that support React ${react}; the playground offers ${RELEASES - 1}.`,
    );
  }
  return Object.fromEntries(
    older.flatMap(([minor, { version, dependencies }]) => {
      // The range also allows later releases of the core; its lower end was published on the same day.
      const core = /^[\^~]?(\d+\.\d+\.\d+)$/.exec(dependencies?.['@griffel/core'] ?? '')?.[1];
      if (core === undefined) {
        throw new Error(`@griffel/react ${version} has no readable range for @griffel/core.`);
      }
      return [
        [`griffel-react-${minor}`, `npm:@griffel/react@${version}`],
        [`griffel-core-${minor}`, `npm:@griffel/core@${core}`],
      ];
    }),
  );
}

/**
 * Replaces the aliases in the text of a manifest with those of a plan.
 *
 * @param {string} text - a `package.json`
 * @param {Record<string, string>} aliases
 * @returns {string}
 */
export function writeReleases(text, aliases) {
  const manifest = JSON.parse(text);
  const kept = Object.entries(manifest.dependencies).filter(
    ([name]) => !/^griffel-(?:react|core)-/.test(name),
  );
  const entries = [...kept, ...Object.entries(aliases)].sort(([a], [b]) => (a < b ? -1 : 1));
  manifest.dependencies = Object.fromEntries(entries);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** @param {string} version */
function readMinor(version) {
  return version.split('.').slice(0, 2).join('.');
}

/**
 * Whether a range such as `>=16.8.0 <20.0.0` contains a version. False for a range that cannot be read.
 *
 * @param {string} range
 * @param {string} version
 */
function isInRange(range, version) {
  const parts = range.split(/\s+/).filter((part) => part !== '');
  return (
    parts.length > 0 &&
    parts.every((part) => {
      const [, sign, bound] = /^(>=|<)(\d+\.\d+\.\d+)$/.exec(part) ?? [];
      if (bound === undefined) return false;
      return sign === '<' ? isNewer(bound, version) : !isNewer(bound, version);
    })
  );
}

/** The package that the home page names as one that depends on the library. */
const DEPENDENT = { name: '@fluentui/react-components', title: 'Fluent UI React v9' };

const LIBRARY = '@griffel/react';

/**
 * @typedef {object} Manifest - of a published package
 * @property {string} version
 * @property {string} [license]
 * @property {Record<string, string>} [dependencies]
 */

/**
 * Collects the facts about the library on the home page: its version, its license, and a package that depends on it.
 *
 * @param {string} version - the one that the site runs, e.g. `1.7.8`
 * @param {(name: string) => Promise<Manifest>} readManifest - asks npm; `name` may end with a version
 * @returns {Promise<string>} JSON for `website/src/home/facts.json`
 * @throws {Error} if the library has no license, or the package no longer depends on it
 */
export async function createFacts(version, readManifest) {
  const [library, dependent] = await Promise.all([
    readManifest(`${LIBRARY}@${version}`),
    readManifest(DEPENDENT.name),
  ]);
  const range = dependent.dependencies?.[LIBRARY];
  if (library.license === undefined) throw new Error(`${LIBRARY} ${version} names no license.`);
  if (range === undefined) {
    throw new Error(
      `${DEPENDENT.name} ${dependent.version} does not depend on ${LIBRARY}. Name another package in scripts/lib/update/griffel.mjs.`,
    );
  }
  const facts = {
    version: library.version,
    license: library.license,
    dependent: { ...DEPENDENT, version: dependent.version, range },
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

/**
 * @typedef {object} Mention - a line of prose that names a version
 * @property {string} file
 * @property {number} line - counted from 1
 * @property {string} version
 */

/**
 * Finds lines of prose that name a version. A person has to review them, because they may no longer be true.
 *
 * @param {Readonly<Record<string, string>>} files - texts, by their paths
 * @param {readonly string[]} versions - the old ones
 * @returns {Mention[]}
 */
export function findMentions(files, versions) {
  return Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((content, index) =>
      versions
        .filter((version) => {
          const escaped = version.replaceAll('.', '\\.');
          return new RegExp(`(?<![\\d.])${escaped}(?![\\d]|\\.\\d)`).test(content);
        })
        .map((version) => ({ file, line: index + 1, version })),
    ),
  );
}

/**
 * Hashes the outputs, to find out later which have changed.
 *
 * @param {string} folder - absolute
 * @returns {Map<string, string>} a hash of each file, by its path in the folder
 */
export function hashOutputs(folder) {
  return new Map(
    findFiles(folder, '.md').map((file) => [
      path.relative(folder, file).split(path.sep).join('/'),
      crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
    ]),
  );
}

/**
 * Compares two states of a folder.
 *
 * @param {ReadonlyMap<string, string>} before - as `hashOutputs` returns it
 * @param {ReadonlyMap<string, string>} after
 * @returns {string[]} the files that were changed, added or removed, sorted
 */
export function listChanges(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

/**
 * Reads the faults of pages from the output of `npm run outputs`.
 *
 * @param {string} output
 * @returns {string[]} one line for each: `docs/a.mdx:12 What is wrong.`
 */
export function parseFaults(output) {
  return output
    .split('\n')
    .filter((line) => /^[\w./-]+\.mdx?:\d* \S/.test(line) && !/: \d+ fences: /.test(line));
}

/**
 * @typedef {object} Summary
 * @property {readonly import('./manifests.mjs').Update[]} updates
 * @property {readonly string[]} outputs - files of outputs that have changed
 * @property {readonly string[]} faults - with file:line
 * @property {readonly Mention[]} mentions
 */

/**
 * @param {string} title
 * @param {readonly string[]} lines
 */
function printList(title, lines) {
  return [
    `${title}: ${lines.length === 0 ? 'none' : lines.length}`,
    ...lines.map((line) => `  ${line}`),
  ];
}

/**
 * Lists each package once, with the manifests that depend on it.
 *
 * @param {readonly import('./manifests.mjs').Update[]} updates
 * @returns {string[]}
 */
export function listPackages(updates) {
  /** @type {Map<string, string[]>} */
  const manifests = new Map();
  for (const { name, from, to, manifest } of updates) {
    const change = `${name} ${from} → ${to}`;
    manifests.set(change, [
      ...(manifests.get(change) ?? []),
      manifest.replace(/\/?package\.json$/, '') || 'root',
    ]);
  }
  return [...manifests].sort().map(([change, places]) => `${change}  (${places.join(', ')})`);
}

/**
 * Prints the result of an update of the library.
 *
 * @param {Summary} summary
 * @returns {string}
 */
export function printSummary({ updates, outputs, faults, mentions }) {
  return [
    ...printList('Packages updated', listPackages(updates)),
    ...printList('Outputs changed', outputs),
    ...printList('Faults', faults),
    ...printList(
      'Prose that names an old version',
      mentions.map(({ file, line, version }) => `${file}:${line} ${version}`),
    ),
  ].join('\n');
}
