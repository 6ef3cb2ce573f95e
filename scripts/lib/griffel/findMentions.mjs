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
