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
