import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.mjs';
import {
  chooseNewest,
  findChanged,
  listThemeFiles,
  printSummary,
  RELIED_ON,
} from './docusaurus.mjs';

const PARTS = { file: 'parts.ts', text: "const NOT = {\n};\n  CodeBlock: 'src/a.tsx',\n" };
const CLASSIC = '@docusaurus/theme-classic/lib/theme';

describe('chooseNewest', () => {
  it('chooses the newest release of the major version, in any order', () => {
    const versions = ['3.9.2', '3.10.0', '3.11.0-alpha.1', '3.2.0', '4.0.0'];
    expect(chooseNewest(versions, 3)).toBe('3.10.0');
  });

  it('fails if the major version has no release', () => {
    expect(() => chooseNewest(['4.0.0-beta.1'], 4)).toThrow('npm has no release 4.x');
  });
});

describe('listThemeFiles', () => {
  it('distinguishes parts that are wrapped from parts that are replaced', () => {
    const files = listThemeFiles(
      {
        'website/src/theme/DocItem/Layout/index.tsx':
          "import X from '@theme-original/DocItem/Layout';",
        'website/src/theme/Logo.tsx': "import Link from '@docusaurus/Link';",
      },
      PARTS,
    );
    expect(files.map(({ file, how, originals }) => [file, how, originals[0]])).toEqual([
      ['website/src/theme/DocItem/Layout/index.tsx', 'wraps', `${CLASSIC}/DocItem/Layout/index.js`],
      ['website/src/theme/Logo.tsx', 'replaces', `${CLASSIC}/Logo/index.js`],
      ['parts.ts', 'replaces', `${CLASSIC}/CodeBlock/index.js`],
    ]);
  });

  it('reads the real list of parts', () => {
    const file = 'website/plugins/theme-parts/index.ts';
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    const names = listThemeFiles({}, { file, text }).map(({ originals }) => originals[0]);
    expect(names).toContain(`${CLASSIC}/CodeBlock/index.js`);
    expect(names).toContain(`${CLASSIC}/SearchBar/index.js`);
  });
});

describe('findChanged', () => {
  const [relied = ''] = Object.keys(RELIED_ON);
  const before: Record<string, string> = {
    [`${CLASSIC}/Logo/index.js`]: 'logo',
    [`${CLASSIC}/CodeBlock/index.js`]: 'code',
    [relied]: 'client',
  };
  const themeFiles = listThemeFiles(
    { 'website/src/theme/Logo.tsx': '', 'website/src/theme/Our.tsx': '' },
    PARTS,
  );
  const find = (after: Record<string, string>) =>
    findChanged(
      themeFiles,
      (file) => before[file],
      (file) => after[file],
    ).map(({ original, change }) => [original, change]);

  it('finds nothing if nothing has changed', () => {
    expect(find(before)).toEqual([]);
  });

  it('finds changed and removed files, in the theme and elsewhere', () => {
    expect(find({ [`${CLASSIC}/Logo/index.js`]: 'other', [relied]: 'other' })).toEqual([
      [`${CLASSIC}/Logo/index.js`, 'changed'],
      [`${CLASSIC}/CodeBlock/index.js`, 'gone'],
      [relied, 'changed'],
    ]);
  });
});

describe('RELIED_ON', () => {
  it.each(Object.keys(RELIED_ON))('names a file that is installed: %s', (file) => {
    expect(fs.existsSync(path.join(ROOT, 'node_modules', file))).toBe(true);
  });
});

describe('printSummary', () => {
  const summary = { from: '3.1.0', to: '3.2.0', changed: [], diff: '.cache/docusaurus.diff' };

  it('says whether the build passes', () => {
    expect(printSummary({ ...summary, builds: true })).toContain(
      '3.1.0 → 3.2.0. The build passes.',
    );
    expect(printSummary({ ...summary, builds: false })).toContain('The build FAILS');
  });

  it('lists each changed file with the file that relies on it', () => {
    const changed = [{ original: 'a.js', because: 'b.tsx wraps it', change: 'changed' as const }];
    expect(printSummary({ ...summary, changed, builds: true })).toContain(
      '  changed: a.js\n    b.tsx wraps it',
    );
  });
});
