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
      `${DEPENDENT.name} ${dependent.version} does not depend on ${LIBRARY}. Name another package in createFacts.mjs.`,
    );
  }
  const facts = {
    version: library.version,
    license: library.license,
    dependent: { ...DEPENDENT, version: dependent.version, range },
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
