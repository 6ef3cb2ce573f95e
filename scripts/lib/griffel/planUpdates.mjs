/**
 * @typedef {object} Update - what changes in a manifest
 * @property {string} manifest
 * @property {string} name
 * @property {string} from
 * @property {string} to
 */

/**
 * Says which of two versions is the newer one; parts behind a hyphen count as older than none.
 *
 * @param {string} a
 * @param {string} b
 * @returns {boolean} whether a is newer than b
 */
export function isNewer(a, b) {
  const [left, right] = [a, b].map((version) => {
    const [numbers = '', early] = version.split('-', 2);
    return [...numbers.split('.').map(Number), early === undefined ? 1 : 0];
  });
  for (const [index, part] of (left ?? []).entries()) {
    const other = right?.[index] ?? 0;
    if (part !== other) return part > other;
  }
  return false;
}

/**
 * Plans what to change; what is newer already than what npm calls the latest is left alone.
 *
 * @param {readonly import('./readPins.mjs').Pin[]} pins
 * @param {ReadonlyMap<string, string>} latest - the newest published version of each package
 * @returns {Update[]}
 */
export function planUpdates(pins, latest) {
  return pins.flatMap(({ manifest, name, version }) => {
    const to = latest.get(name);
    return to !== undefined && isNewer(to, version) ? [{ manifest, name, from: version, to }] : [];
  });
}
