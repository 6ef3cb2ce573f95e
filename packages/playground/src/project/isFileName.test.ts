import { describe, expect, it } from 'vitest';
import { isFileName } from './isFileName.ts';

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
