import { describe, expect, it } from 'vitest';
import { findEntry, findNameClash, isFileName } from './Project.ts';

describe('isFileName', () => {
  it.each([
    'App.tsx',
    'App.js',
    'tokens.ts',
    'Button.styles.ts',
    'button/index.tsx',
    'a-b/c_d/e.jsx',
    'constructor.ts',
    'x.d.ts',
    `${'a'.repeat(97)}.ts`,
  ])('accepts %s', (name) => {
    expect(isFileName(name)).toBe(true);
  });

  it.each([
    '',
    '.ts',
    '../a.ts',
    'a/../b.ts',
    './a.ts',
    '/a.ts',
    'a//b.ts',
    'a.ts/',
    'a..ts',
    'a./b.ts',
    '.env',
    '.hidden/a.ts',
    'a.html',
    'package.json',
    'a b.ts',
    'a\n.ts',
    'a.ts\n',
    'a\\b.ts',
    'C:a.ts',
    'é.ts',
    '\ud800.ts',
    'a\u202e.ts',
    '__proto__',
    'constructor',
    `${'a'.repeat(98)}.ts`,
  ])('refuses %j', (name) => {
    expect(isFileName(name)).toBe(false);
  });
});

describe('findEntry', () => {
  it.each([
    [['Button.tsx', 'App.tsx', 'src/App.tsx'], 'App.tsx'],
    [['src/Button.tsx', 'src/App.tsx'], 'src/App.tsx'],
    [['notes.md', 'MyApp.tsx', 'tokens.ts'], 'MyApp.tsx'],
    [['notes.md'], undefined],
  ])('of %j is %s', (names, entry) => {
    expect(findEntry(Object.fromEntries(names.map((name) => [name, ''])))).toBe(entry);
  });
});

describe('findNameClash', () => {
  it('finds none if names differ', () => {
    expect(findNameClash(['App.tsx', 'a/App.tsx', 'a/b/App.tsx', 'App.ts'])).toBeUndefined();
  });

  it('finds names that differ only in case', () => {
    expect(findNameClash(['App.tsx', 'b.ts', 'app.tsx'])).toEqual(['app.tsx', 'App.tsx']);
  });

  it('finds a file that is the folder of another, whichever comes first', () => {
    expect(findNameClash(['a.ts', 'A.ts/b.ts'])).toEqual(['A.ts/b.ts', 'a.ts']);
    expect(findNameClash(['a.ts/b.ts', 'a.ts'])).toEqual(['a.ts', 'a.ts/b.ts']);
  });
});
