import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  isNewer,
  listManifests,
  planUpdates,
  readPins,
  removePackages,
  writeVersion,
} from './manifests.mjs';

let root: string;
const write = (file: string, content: object) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), JSON.stringify(content));
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'manifests-'));
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

describe('removePackages', () => {
  it('removes the packages of a scope in any folder, and nothing else', () => {
    const keep = { '': {}, 'node_modules/a': {}, 'node_modules/@docusaurus-like/b': {} };
    const packages = {
      ...keep,
      'node_modules/@docusaurus/core': {},
      'website/node_modules/@docusaurus/types': {},
      'node_modules/@docusaurus/core/node_modules/c': {},
    };
    const text = removePackages(JSON.stringify({ lockfileVersion: 3, packages }), '@docusaurus/');
    expect(JSON.parse(text)).toEqual({ lockfileVersion: 3, packages: keep });
    expect(text.endsWith('}\n')).toBe(true);
  });
});
