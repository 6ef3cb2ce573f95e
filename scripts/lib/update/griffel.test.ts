import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFacts, findMentions, parseFaults, printSummary } from './griffel.mjs';
import { readPins } from './manifests.mjs';

describe('createFacts', () => {
  const library = { version: '1.1.0', license: 'MIT' };
  const read = (dependencies: Record<string, string>) => (name: string) =>
    Promise.resolve(
      name.startsWith('@griffel/react') ? library : { version: '9.0.0', dependencies },
    );

  it('names the version, the license and a package that depends on the library', async () => {
    const facts = JSON.parse(await createFacts('1.1.0', read({ '@griffel/react': '^1.0.0' })));
    expect(facts).toEqual({
      version: '1.1.0',
      license: 'MIT',
      dependent: {
        name: '@fluentui/react-components',
        title: 'Fluent UI React v9',
        version: '9.0.0',
        range: '^1.0.0',
      },
    });
  });

  it('fails if the package no longer depends on the library', async () => {
    await expect(createFacts('1.1.0', read({}))).rejects.toThrow(
      '@fluentui/react-components 9.0.0 does not depend on @griffel/react.',
    );
  });

  it('was last run for the version that the site runs', () => {
    const folder = path.join(__dirname, '../../..');
    const facts = JSON.parse(
      fs.readFileSync(path.join(folder, 'website/src/home/facts.json'), 'utf8'),
    );
    const pin = readPins(folder, '@griffel/').find(({ name }) => name === '@griffel/react');
    expect(facts.version).toBe(pin?.version);
  });
});

describe('parseFaults', () => {
  it('keeps faults with their places, and leaves out everything else', () => {
    const output =
      'docs/a.mdx: 3 fences: 8 rendered, 2 run\ndocs/b.mdx:12 Type X is missing.\n  more\nwarning: no\ndocs/c.mdx: Stale.\n';
    expect(parseFaults(output)).toEqual(['docs/b.mdx:12 Type X is missing.', 'docs/c.mdx: Stale.']);
  });
});

describe('findMentions', () => {
  it('finds a version, but not longer ones that contain it', () => {
    const files = { 'a.mdx': 'One\nVersion 1.7.8, as said 1.7.8.\n11.7.8 1.7.80 1.7.8.1' };
    expect(findMentions(files, ['1.7.8'])).toEqual([{ file: 'a.mdx', line: 2, version: '1.7.8' }]);
  });
});

describe('printSummary', () => {
  it('says what was updated, what changed and what is wrong', () => {
    const update = { name: '@griffel/core', from: '1.0.0', to: '1.1.0' };
    expect(
      printSummary({
        updates: [
          { ...update, manifest: 'website/package.json' },
          { ...update, manifest: 'package.json' },
        ],
        outputs: ['docs/a.md'],
        faults: ['docs/b.mdx:12 No.'],
        mentions: [],
      }),
    ).toBe(
      [
        'Packages updated: 1',
        '  @griffel/core 1.0.0 → 1.1.0  (website, root)',
        'Outputs changed: 1',
        '  docs/a.md',
        'Faults: 1',
        '  docs/b.mdx:12 No.',
        'Prose that names an old version: none',
      ].join('\n'),
    );
  });
});
