import type { SampleProblem } from '../SampleProblem.ts';

const INSTALL = new Set(['install', 'i', 'add']);
const FLAGS = new Set(['--save-dev', '-D', '--save-exact']);
const OPERATOR = /^(?:&&?|\|\|?|;|>>?|<)$|;$/;
/** `@babel/core@7`, `webpack` */
const PACKAGE = /^((?:@[\w.-]+\/)?[\w.-]+)(?:@[\w.^~-]+)?$/;

/**
 * Checks the commands of a shell fence: one npm or npx command a line, and what `npm install` names
 * is known to exist. Empty lines and comments are left alone.
 *
 * @param knownPackages see `readKnownPackages`
 * @param file how problems name it
 */
export function verifyShell(
  code: string,
  knownPackages: ReadonlySet<string>,
  file = 'shell',
): SampleProblem[] {
  return code
    .split('\n')
    .flatMap((line, index) =>
      findFaults(line.trim(), knownPackages).map((message) => ({ file, line: index + 1, message })),
    );
}

function findFaults(line: string, knownPackages: ReadonlySet<string>): string[] {
  if (line === '' || line.startsWith('#')) return [];

  const [command = '', ...words] = line.split(/\s+/);
  if (command !== 'npm' && command !== 'npx') {
    return [
      `'${command}' is neither npm nor npx. Begin the line with one of them, and leave out a prompt.`,
    ];
  }
  const operator = words.find((word) => OPERATOR.test(word));
  if (operator !== undefined) {
    return [`'${operator}' joins commands, which not every shell does alike. Write one a line.`];
  }
  if (command === 'npx' || !INSTALL.has(words[0] ?? '')) return [];

  return words.slice(1).flatMap((word) => {
    if (word.startsWith('-')) {
      return FLAGS.has(word)
        ? []
        : [`npm install has the flag '${word}'. Use ${[...FLAGS].join(', ')}, or none.`];
    }
    const name = PACKAGE.exec(word)?.[1];
    if (name === undefined) {
      return [`'${word}' is no name of a package. Write name or name@version, without quotes.`];
    }
    return knownPackages.has(name)
      ? []
      : [
          `npm install names '${name}', which no lockfile of this repository has. ` +
            'Correct the name, or install the package in an example first, so that it is known to work.',
        ];
  });
}
