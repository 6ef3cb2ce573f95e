import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readKnownPackages } from './readKnownPackages.ts';
import { verifyShell } from './verifyShell.ts';

const KNOWN = {
  versions: new Map([
    ['@babel/core', new Set(['7.29.0', '8.0.1'])],
    ['@griffel/react', new Set(['1.7.8'])],
    ['webpack', new Set(['5.112.2'])],
  ]),
  binaries: new Set(['webpack', 'vite']),
  scripts: new Map([
    ['build', new Set(['webpack'])],
    ['start', new Set(['node server.cjs'])],
  ]),
};

describe('verifyShell', () => {
  it('accepts known commands, comments, packages and versions', () => {
    const code = [
      '# Griffel itself',
      'npm init -y',
      'npm create vite@latest my-app -- --template react-ts --no-interactive',
      'cd my-app',
      'npm pkg set type=module scripts.build="webpack --mode production"',
      'npm pkg set scripts.preview="vite preview" name="my app" scripts.start="node server.cjs"',
      'npm install @griffel/react',
      '',
      'npm i --save-dev --save-exact webpack@5.112.2 @babel/core@7',
      'npm add -D webpack@5.112',
      'npm ci',
      'npm run build',
      'npm start',
      'npx webpack --mode production',
      'npx vite build --minify false --outDir readable',
    ].join('\n');

    expect(verifyShell(code, KNOWN)).toEqual([]);
  });

  it('accepts commands whose binaries are in a lockfile of this repository', () => {
    const known = readKnownPackages(fileURLToPath(new URL('../../../../..', import.meta.url)));
    const code = ['next build', 'rspack build', 'tsc', 'vite preview', 'webpack'];

    expect(verifyShell(code.map((command) => `npx ${command}`).join('\n'), known)).toEqual([]);
  });

  const EXAMPLE = 'Correct it, or use it in an example first, so that it is known to work.';
  it.each([
    [
      'npm install --global webpack',
      "Nothing verifies '--global' of npm install. Use --save-dev, -D, --save-exact.",
    ],
    [
      'npm install ./webpack',
      "'./webpack' is not a package name. Write name or name@version, without quotes.",
    ],
    [
      'npm install webpack @griffel/next-plugin',
      `No lockfile of this repository has the package '@griffel/next-plugin'. ${EXAMPLE}`,
    ],
    [
      'npm install webpack@5.113',
      `No lockfile of this repository has webpack@5.113, only 5.112.2. ${EXAMPLE}`,
    ],
    [
      'npm install @babel/core@9',
      `No lockfile of this repository has @babel/core@9, only 7.29.0, 8.0.1. ${EXAMPLE}`,
    ],
    [
      'npm install webpack@5.1',
      `No lockfile of this repository has webpack@5.1, only 5.112.2. ${EXAMPLE}`,
    ],
    [
      'npm install webpack@latest',
      "'latest' of webpack is not a version. Write one like 7, 7.2 or 7.2.1.",
    ],
    ['npm install webpack@', "'' of webpack is not a version. Write one like 7, 7.2 or 7.2.1."],
    ['npm run frobnicate', `No example has a script 'frobnicate', only build, start. ${EXAMPLE}`],
    ['npm run build --fix', "Nothing verifies '--fix' of npm run. Use no flag."],
    ['npm run', "npm run takes a script here, not ''. Correct the command."],
    ['npm test', `No example has a script 'test', only build, start. ${EXAMPLE}`],
    [
      'npm start && npx webpack',
      "npm start takes no word here, not '&& npx webpack'. Correct the command.",
    ],
    ['npm ci webpack', "npm ci takes no word here, not 'webpack'. Correct the command."],
    [
      'npm pkg set typ=module',
      `Nothing verifies the setting 'typ=module'. Write name=…, type=module|commonjs or scripts.name="a command"; if you have tried another one, add it to verifyShell.ts.`,
    ],
    [
      'npm pkg set script.start="next start"',
      `Nothing verifies the setting 'script.start="next start"'. Write name=…, type=module|commonjs or scripts.name="a command"; if you have tried another one, add it to verifyShell.ts.`,
    ],
    [
      'npm pkg set scripts.build="webpack" type=modul',
      `Nothing verifies the setting 'type=modul'. Write name=…, type=module|commonjs or scripts.name="a command"; if you have tried another one, add it to verifyShell.ts.`,
    ],
    ['npm pkg set type', `'type' is not a setting. Write key=value, or key="a value" with spaces.`],
    [
      'npm pkg set scripts.build="webpack --frobnicate"',
      "Nothing verifies '--frobnicate' of npx webpack. Use --mode ….",
    ],
    [
      'npm create vite@latest',
      "npm create vite@latest takes the name of a folder here, not ''. Correct the command.",
    ],
    [
      'npx webpack frobnicate',
      "npx webpack takes no word here, not 'frobnicate'. Correct the command.",
    ],
    [
      'npx webpack --mode prod',
      "Nothing verifies '--mode prod' of npx webpack. Use production, development, none; if you have tried another one, add it to verifyShell.ts.",
    ],
    [
      'npm create vite@latest my-app -- --template react-tss',
      "Nothing verifies '--template react-tss' of npm create vite@latest. Use react-ts; if you have tried another one, add it to verifyShell.ts.",
    ],
    ['npx webpack --mode', "'--mode' of npx webpack has no value. Write one after it."],
    [
      'npx rspack build',
      `No package in a lockfile of this repository provides 'rspack'. ${EXAMPLE}`,
    ],
  ])('rejects %s', (line, message) => {
    expect(verifyShell(`npm ci\n${line}`, KNOWN)).toEqual([{ line: 2, message }]);
  });

  it.each([
    'npm frobnicate',
    'npm frobnicate install webpack',
    'npm',
    'npx',
    'npx no-such-package',
    'npx vite frobnicate',
    'npm pkg frobnicate type=module',
    'yarn add webpack',
    '$ npm start',
    'cd ../elsewhere',
    'constructor prototype',
  ])('rejects the command %s', (line) => {
    const [problem] = verifyShell(line, KNOWN);
    expect(problem?.message).toMatch(`Nothing verifies the command '${line}'. Write one per line,`);
  });

  it('rejects a command in a comment', () => {
    for (const comment of ['# or: yarn griffel add', '# npx griffel']) {
      expect(verifyShell(`npm start\n${comment}`, KNOWN)).toEqual([
        {
          line: 2,
          message:
            'Nothing verifies a command in a comment. Write it on a line of its own, or leave it out.',
        },
      ]);
    }
    expect(verifyShell('npm start\n# With npm, and yarn', KNOWN)).toEqual([]);
  });

  it('rejects a fence without a command', () => {
    expect(verifyShell('# npm install\n', KNOWN)).toHaveLength(1);
  });
});

const root = mkdtempSync(path.join(tmpdir(), 'lockfiles-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(folder: string, packages: Record<string, object>, scripts = {}): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify({ scripts }));
}

describe('readKnownPackages', () => {
  it('reads the packages of lockfiles, without workspaces, and the scripts of the examples', () => {
    write(
      '.',
      {
        '': { name: 'site', version: '1.0.0' },
        'packages/samples': { name: '@site/samples', version: '1.0.0' },
        'node_modules/@site/samples': { link: true },
        'node_modules/webpack': { version: '5.112.2', bin: { webpack: 'bin/webpack.js' } },
        'node_modules/webpack-old': { name: 'webpack', version: '4.47.0' },
        'packages/samples/node_modules/@babel/core': { version: '7.29.0' },
      },
      { ours: 'node ours.mjs' },
    );
    write(
      'examples/vite',
      { '': {}, 'node_modules/vite/node_modules/@babel/core': { version: '8.0.0' } },
      { build: 'vite build' },
    );
    mkdirSync(path.join(root, 'examples/no-lockfile'));

    expect(readKnownPackages(root)).toEqual({
      versions: new Map([
        ['webpack', new Set(['5.112.2', '4.47.0'])],
        ['@babel/core', new Set(['7.29.0', '8.0.0'])],
      ]),
      binaries: new Set(['webpack']),
      scripts: new Map([['build', new Set(['vite build'])]]),
    });
  });
});
