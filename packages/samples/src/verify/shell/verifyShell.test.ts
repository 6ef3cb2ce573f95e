import { describe, expect, it } from 'vitest';
import { verifyShell } from './verifyShell.ts';

const KNOWN = new Set(['@babel/core', '@griffel/react', 'webpack']);

describe('verifyShell', () => {
  it('takes npm and npx commands, comments and known packages', () => {
    const code = [
      '# Griffel itself',
      'npm install @griffel/react',
      '',
      'npm i --save-dev --save-exact webpack@5.112.2 @babel/core@7',
      'npm add -D webpack',
      'npm run build',
      'npx webpack --mode production',
    ].join('\n');

    expect(verifyShell(code, KNOWN)).toEqual([]);
  });

  it.each([
    [
      'yarn add webpack',
      "'yarn' is neither npm nor npx. Begin the line with one of them, and leave out a prompt.",
    ],
    [
      '$ npm test',
      "'$' is neither npm nor npx. Begin the line with one of them, and leave out a prompt.",
    ],
    [
      'npm test && npm start',
      "'&&' joins commands, which not every shell does alike. Write one a line.",
    ],
    [
      'npm install --global webpack',
      "npm install has the flag '--global'. Use --save-dev, -D, --save-exact, or none.",
    ],
    [
      'npm install ./webpack',
      "'./webpack' is no name of a package. Write name or name@version, without quotes.",
    ],
    [
      'npm install webpack @griffel/next-plugin@latest',
      "npm install names '@griffel/next-plugin', which no lockfile of this repository has. " +
        'Correct the name, or install the package in an example first, so that it is known to work.',
    ],
  ])('refuses %s', (line, message) => {
    expect(verifyShell(`npm test\n${line}`, KNOWN, 'page')).toEqual([
      { file: 'page', line: 2, message },
    ]);
  });
});
