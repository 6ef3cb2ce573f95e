import { isNewer } from './manifests.mjs';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findFiles } from '../examples/readFiles.mjs';

/** As many minor releases as the playground offers, the newest among them. */
const RELEASES = 3;

/**
 * @typedef {object} PublishedRelease - of `@griffel/react`, as npm tells
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/**
 * Plans which older releases the playground has: the newest patch of each minor release before that
 * of `newest`, with the `@griffel/core` that it was published with. What does not admit the React of
 * the playground is left out.
 *
 * @param {string} newest - the release that the site runs
 * @param {string} react - the version of React there
 * @param {readonly PublishedRelease[]} published
 * @returns {Record<string, string>} dependencies by alias: `griffel-react-1.6`, `griffel-core-1.6`
 * @throws {Error} if there are not enough, or a release has no range of the core that can be read
 */
export function planReleases(newest, react, published) {
  /** @type {Map<string, PublishedRelease>} */
  const byMinor = new Map();
  for (const release of published) {
    const { version, peerDependencies } = release;
    if (version.includes('-') || !isNewer(newest, version)) continue;
    const minor = readMinor(version);
    if (minor === readMinor(newest) || !admits(peerDependencies?.react ?? '', react)) continue;
    const known = byMinor.get(minor);
    if (!known || isNewer(version, known.version)) byMinor.set(minor, release);
  }
  const older = [...byMinor]
    .sort(([, a], [, b]) => (isNewer(a.version, b.version) ? -1 : 1))
    .slice(0, RELEASES - 1);
  if (older.length < RELEASES - 1) {
    throw new Error(
      `npm has ${older.length} minor releases of @griffel/react before ${newest} that admit React ${react}; the playground offers ${RELEASES - 1}.`,
    );
  }
  return Object.fromEntries(
    older.flatMap(([minor, { version, dependencies }]) => {
      // A range admits later releases of the core, too; its lower end is the one of the same day.
      const core = /^[\^~]?(\d+\.\d+\.\d+)$/.exec(dependencies?.['@griffel/core'] ?? '')?.[1];
      if (core === undefined) {
        throw new Error(`@griffel/react ${version} names no @griffel/core that can be read.`);
      }
      return [
        [`griffel-react-${minor}`, `npm:@griffel/react@${version}`],
        [`griffel-core-${minor}`, `npm:@griffel/core@${core}`],
      ];
    }),
  );
}

/**
 * Writes the aliases of a plan into the text of a manifest, in the place of those that are there.
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
 * Whether a range such as `>=16.8.0 <20.0.0` admits a version; what it cannot read, it does not.
 *
 * @param {string} range
 * @param {string} version
 */
function admits(range, version) {
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
 * @typedef {object} Manifest - what npm publishes of a package
 * @property {string} version
 * @property {string} [license]
 * @property {Record<string, string>} [dependencies]
 */

/**
 * Collects what the home page says of the library: its version, its license, and who depends on it.
 *
 * @param {string} version - the one that the site runs, e.g. `1.7.8`
 * @param {(name: string) => Promise<Manifest>} readManifest - asks npm, `name` with a version or without
 * @returns {Promise<string>} JSON for `website/src/home/facts.json`
 * @throws {Error} if the library has no license, or the package does not depend on it any longer
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
 * Finds where prose names a version, which no program can bring up to date: what is said of it may
 * hold no longer.
 *
 * @param {Readonly<Record<string, string>>} files - texts, by their places
 * @param {readonly string[]} versions - the ones that are left
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
 * Remembers what files hold, to tell later which have changed.
 *
 * @param {string} folder - absolute
 * @returns {Map<string, string>} a hash of each file, by its place in the folder
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
 * @param {ReadonlyMap<string, string>} before - as `hashOutputs` gives it
 * @param {ReadonlyMap<string, string>} after
 * @returns {string[]} what has changed, come or gone, sorted
 */
export function listChanges(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

/**
 * Reads the faults of pages from what `npm run outputs` has written.
 *
 * @param {string} output
 * @returns {string[]} `docs/a.mdx:12 What is wrong.`, each in one line
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
 * Lists each package once, with the manifests that have it.
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
 * Prints what an update of the library has come to.
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
      'Prose that names a version that is left',
      mentions.map(({ file, line, version }) => `${file}:${line} ${version}`),
    ),
  ].join('\n');
}
