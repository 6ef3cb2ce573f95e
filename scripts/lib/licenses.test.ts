import fs from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.mjs';
import {
  printDependencies,
  countLicenses,
  findForbidden,
  listLockfiles,
  readLocked,
} from './licenses.mjs';

// cspell:ignore khroma
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

const createPackage = (license?: string, name = 'some') => ({ name, version: '1.0.0', license });

describe('findForbidden', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)', 'Apache-2.0 AND MIT'])(
    'allows %s',
    (license) => expect(findForbidden([createPackage(license)])).toEqual([]),
  );

  it.each(['GPL-3.0-only', 'SSPL-1.0', 'MIT AND GPL-2.0-only', '(GPL-2.0-only OR AGPL-3.0-only)'])(
    'names a package under %s',
    (license) =>
      expect(findForbidden([createPackage(license)])).toEqual([`some 1.0.0: ${license}`]),
  );

  it('names a package without a license, unless it is an exception', () => {
    expect(findForbidden([createPackage()])).toEqual(['some 1.0.0: no license']);
    expect(findForbidden([createPackage(undefined, 'khroma')])).toEqual([]);
  });

  it('names an exception whose license has changed', () => {
    expect(findForbidden([createPackage('GPL-3.0-only', 'khroma')])).toEqual([
      'khroma 1.0.0: GPL-3.0-only',
    ]);
  });

  it.each(listLockfiles())('allows everything in %s', (file) => {
    const packages = readLocked(read(file));
    expect(packages.length).toBeGreaterThan(10);
    expect(findForbidden(packages)).toEqual([]);
  });
});

describe('readLocked', () => {
  it('lists installed packages, including nested ones, but none of the repository', () => {
    const packages = {
      '': { version: '0.0.0' },
      'packages/own': { version: '0.0.0' },
      'node_modules/own': { link: true },
      'node_modules/@a/b/node_modules/@c/d': { version: '1.2.3', license: 'MIT' },
    };
    expect(readLocked(JSON.stringify({ packages }))).toEqual([
      { name: '@c/d', version: '1.2.3', license: 'MIT' },
    ]);
  });
});

describe('countLicenses', () => {
  it('puts the most frequent first', () => {
    const packages = [createPackage('ISC'), createPackage('MIT'), createPackage('MIT')];
    expect(countLicenses(packages)).toEqual([
      ['MIT', 2],
      ['ISC', 1],
    ]);
  });
});

describe('DEPENDENCIES.md', () => {
  it('is what npm run licenses writes, apart from sizes', async () => {
    const committed = read('DEPENDENCIES.md');
    const sizes = /\n## Size\n[\s\S]*$/.exec(committed)?.[0] ?? '';
    const text = printDependencies(read) + sizes;
    expect(committed).toBe(await format(text, { parser: 'markdown' }));
  });
});
