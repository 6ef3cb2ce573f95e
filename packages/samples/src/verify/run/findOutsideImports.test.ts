import { describe, expect, it } from 'vitest';
import { findOutsideImports } from './allowedImports.ts';

describe('findOutsideImports', () => {
  it.each([
    "import type { A } from '../src/index.ts';",
    "export * from './b/../../index';",
    "const a = () => import('@griffel-site/engine');",
    "import a from '/etc/a.ts';",
    '/// <reference path="../../src/a.d.ts" />',
  ])('finds %s', (code) => {
    expect(findOutsideImports({ 'a.ts': `// first\n${code}` })).toEqual([
      {
        file: 'a.ts',
        line: 2,
        message: expect.stringMatching(
          /^Only this repository has '.+'\. Import files of the sample, or published packages\.$/,
        ) as string,
      },
    ]);
  });

  it('accepts files of the sample and packages', () => {
    const code = "import '../tokens'; import './b'; import 'vite'; import '@griffel/react';";
    expect(findOutsideImports({ 'src/a.ts': code })).toEqual([]);
  });
});
