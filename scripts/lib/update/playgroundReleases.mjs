import { isNewer } from './manifests.mjs';

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
