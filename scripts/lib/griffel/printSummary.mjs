/**
 * @typedef {object} Summary
 * @property {readonly import('./planUpdates.mjs').Update[]} updates
 * @property {readonly string[]} outputs - files of outputs that have changed
 * @property {readonly string[]} faults - with file:line
 * @property {readonly import('./findMentions.mjs').Mention[]} mentions
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
 * @param {readonly import('./planUpdates.mjs').Update[]} updates
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
