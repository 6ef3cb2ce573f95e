import { countLicenses, listLockfiles, readLocked } from './readLicenses.mjs';

/**
 * Prints how many packages the repository has, and their licenses.
 *
 * @param {(file: string) => string} read - reads a file, relative to the repository
 * @returns {string} Markdown, as Prettier has it
 */
export function printDependencies(read) {
  const [root = '', ...others] = listLockfiles();
  const packages = readLocked(read(root));
  const licenses = countLicenses(packages).map(([license, count]) => [license, String(count)]);
  const counts = others.map((file) => [
    file.replace('/package-lock.json', ''),
    String(readLocked(read(file)).length),
  ]);
  return `# Dependencies

Written by \`npm run licenses\`. Counts are of entries in lockfiles, those for other platforms included.
\`NOTICES.md\` names the work of others that is in the pages.

## Licenses

${packages.length} packages build, test and make up the site:

${printTable(['License', 'Packages'], licenses)}

## Projects of their own

${printTable(['Folder', 'Packages'], counts)}
`;
}

/**
 * Prints a table with a column of names and one of numbers.
 *
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function printTable([name = '', number = ''], rows) {
  const widths = [name, number].map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const [left = 0, right = 0] = widths;
  return [
    `| ${name.padEnd(left)} | ${number.padStart(right)} |`,
    `| ${'-'.repeat(left)} | ${'-'.repeat(right - 1)}: |`,
    ...rows.map(([a = '', b = '']) => `| ${a.padEnd(left)} | ${b.padStart(right)} |`),
  ].join('\n');
}
