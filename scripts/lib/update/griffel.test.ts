import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createFacts,
  findMentions,
  hashOutputs,
  listChanges,
  parseFaults,
  planReleases,
  writeReleases,
  printSummary,
} from './griffel.mjs';
import { isNewer, planUpdates, listManifests, readPins, writeVersion } from './manifests.mjs';

let root: string;
const write = (file: string, content: unknown) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(
    path.join(root, file),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'griffel-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('readPins', () => {
  it('finds the library in every project, and nothing else', () => {
    write('package.json', { devDependencies: { prettier: '3.0.0' } });
    write('packages/a/package.json', {
      dependencies: { '@griffel/core': '1.0.0', '@griffel-site/b': '0.0.0' },
    });
    write('examples/b/package.json', { devDependencies: { '@griffel/vite-plugin': '0.1.0' } });
    write('examples/verified.json', {});
    expect(listManifests(root)).toEqual([
      'examples/b/package.json',
      'package.json',
      'packages/a/package.json',
    ]);
    expect(readPins(root, '@griffel/')).toEqual([
      { manifest: 'examples/b/package.json', name: '@griffel/vite-plugin', version: '0.1.0' },
      { manifest: 'packages/a/package.json', name: '@griffel/core', version: '1.0.0' },
    ]);
  });

  it('finds each package of this repository in a single version', () => {
    const pins = readPins(path.join(__dirname, '../../..'), '@griffel/');
    expect(pins.length).toBeGreaterThan(20);
    const versions = new Map(pins.map(({ name, version }) => [name, version]));
    expect(pins.filter(({ name, version }) => versions.get(name) !== version)).toEqual([]);
  });

  it('fails for a range, and names its manifest', () => {
    write('website/package.json', { dependencies: { '@griffel/react': '^1.0.0' } });
    expect(() => readPins(root, '@griffel/')).toThrow(
      'website/package.json: @griffel/react is "^1.0.0". Write an exact version.',
    );
  });
});

describe('isNewer', () => {
  it.each([
    ['1.10.0', '1.9.9', true],
    ['2.0.0', '1.99.99', true],
    ['1.0.0', '1.0.0', false],
    ['1.0.0', '1.0.1', false],
    ['1.0.0', '1.0.0-beta.1', true],
    ['1.0.0-beta.1', '1.0.0', false],
  ])('of %s and %s: %s', (a, b, expected) => {
    expect(isNewer(a, b)).toBe(expected);
  });
});

describe('planReleases', () => {
  const release = (version: string, core: string, react = '>=16.8.0 <20.0.0') => ({
    version,
    dependencies: { '@griffel/core': core },
    peerDependencies: { react },
  });
  const published = [
    release('1.10.0', '^1.30.0'),
    release('1.10.1', '^1.30.2'),
    release('1.9.0', '^1.29.0', '>=16.8.0 <19.0.0'),
    release('1.8.9', '^1.28.1'),
    release('1.8.10', '^1.28.3'),
    release('1.8.11-beta.1', '^1.28.4'),
    release('1.7.0', '^1.27.0'),
    release('1.6.0', '^1.26.0'),
  ];

  it('chooses the newest patch of the minor releases before, each with the core of its day', () => {
    expect(planReleases('1.10.1', '19.3.1', published)).toEqual({
      'griffel-react-1.8': 'npm:@griffel/react@1.8.10',
      'griffel-core-1.8': 'npm:@griffel/core@1.28.3',
      'griffel-react-1.7': 'npm:@griffel/react@1.7.0',
      'griffel-core-1.7': 'npm:@griffel/core@1.27.0',
    });
  });

  it('fails if there are not enough', () => {
    expect(() => planReleases('1.7.0', '19.3.1', published)).toThrow(
      'npm has 1 minor releases of @griffel/react before 1.7.0 that support React 19.3.1; the playground offers 2.',
    );
  });

  it('replaces the other aliases, in the order that npm writes', () => {
    const aliases = { 'griffel-react-1.8': 'npm:a', 'griffel-core-1.8': 'npm:b' };
    const before = {
      name: 'a',
      dependencies: { 'griffel-react-1.5': 'npm:c', react: '19', a: '1' },
    };
    expect(writeReleases(JSON.stringify(before), aliases)).toBe(
      `${JSON.stringify({ name: 'a', dependencies: { a: '1', 'griffel-core-1.8': 'npm:b', 'griffel-react-1.8': 'npm:a', react: '19' } }, null, 2)}\n`,
    );
  });

  it('has planned two older releases for this repository', () => {
    const file = path.join(__dirname, '../../../packages/playground/package.json');
    const text = fs.readFileSync(file, 'utf8');
    const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
    const aliases = Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => /^griffel-(?:react|core)-/.test(name)),
    );
    expect(Object.keys(aliases)).toHaveLength(4);
    expect(writeReleases(text, aliases)).toBe(text);
  });
});

describe('planUpdates', () => {
  it('updates to newer versions, and never downgrades', () => {
    const pins = ['1.0.0', '3.0.0', '2.0.0'].map((version, index) => ({
      manifest: 'package.json',
      name: `@griffel/${index}`,
      version,
    }));
    const latest = new Map([0, 1, 2].map((index) => [`@griffel/${index}`, '2.0.0']));
    expect(planUpdates(pins, latest)).toEqual([
      { manifest: 'package.json', name: '@griffel/0', from: '1.0.0', to: '2.0.0' },
    ]);
  });
});

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

describe('writeVersion', () => {
  const update = { name: '@griffel/react', from: '1.0.0', to: '1.1.0' };

  it('changes the version and leaves the rest as it is', () => {
    const text = '{\n  "@griffel/react": "1.0.0",\n    "@griffel/react-x": "1.0.0"\n}';
    expect(writeVersion(text, update)).toBe(
      '{\n  "@griffel/react": "1.1.0",\n    "@griffel/react-x": "1.0.0"\n}',
    );
  });

  it('fails if the manifest does not have the old version', () => {
    expect(() => writeVersion('{}', update)).toThrow('"@griffel/react": "1.0.0"');
  });
});

describe('listChanges', () => {
  it('names changed, added and removed files', () => {
    for (const file of ['same', 'changed', 'gone']) write(`docs/${file}.md`, 'a');
    const before = hashOutputs(root);
    write('docs/changed.md', 'b');
    write('docs/come.md', 'a');
    fs.rmSync(path.join(root, 'docs/gone.md'));
    expect(listChanges(before, hashOutputs(root))).toEqual([
      'docs/changed.md',
      'docs/come.md',
      'docs/gone.md',
    ]);
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
