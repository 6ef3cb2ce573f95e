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
