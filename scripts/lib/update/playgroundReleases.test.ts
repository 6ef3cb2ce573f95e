import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { planReleases, writeReleases } from './playgroundReleases.mjs';

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
