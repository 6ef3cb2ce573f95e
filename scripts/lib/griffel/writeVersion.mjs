/**
 * Writes another version of a dependency into the text of a manifest, and leaves the rest as it is.
 *
 * @param {string} text - a `package.json`
 * @param {{ name: string, from: string, to: string }} update
 * @returns {string}
 * @throws {Error} if the manifest does not have this version
 */
export function writeVersion(text, { name, from, to }) {
  const before = `"${name}": "${from}"`;
  if (!text.includes(before)) throw new Error(`The manifest does not have ${before}.`);
  return text.replaceAll(before, `"${name}": "${to}"`);
}
