import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  getStyleBucketName,
  shorthands,
  styleBucketOrdering,
  UNSUPPORTED_CSS_PROPERTIES,
} from '@griffel/core';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const ROOT = path.join(import.meta.dirname, '../../../..');
const readPage = (page: string) =>
  fs.readFileSync(path.join(ROOT, `docs/react/${page}.mdx`), 'utf8');
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Numbers and lists in prose that the installed packages determine. */
describe('facts in prose are those of the packages', () => {
  it('the versions of React', () => {
    const { peerDependencies } = require('@griffel/react/package.json') as {
      peerDependencies: { react: string };
    };
    expect(readPage('install')).toContain(
      `\`${peerDependencies.react}\`, the peer dependency range`,
    );
  });

  it('the version of Preact', () => {
    const { version } = require('preact/package.json') as {
      version: string;
    };
    const [major] = version.split('.');
    expect(readPage('guides/limitations')).toContain(`with Preact ${String(major)}`);
  });

  it('the versions of Vite', () => {
    const file = path.join(ROOT, 'examples/vite-aot/package-lock.json');
    const { packages } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      packages: Record<string, { version: string; peerDependencies?: { vite: string } }>;
    };
    const range = packages['node_modules/@griffel/vite-plugin']?.peerDependencies?.vite;
    const [tested = ''] = packages['node_modules/vite']?.version.split('.') ?? [];
    const [, first = ''] = /^>=(\d+)$/.exec(range ?? '') ?? [];
    expect(readPage('ahead-of-time-compilation/with-vite')).toContain(
      `Vite ${first} to ${tested},`,
    );
  });

  it('the unsupported shorthands', () => {
    const names = Object.keys(UNSUPPORTED_CSS_PROPERTIES);
    const [, count, list = ''] =
      /`makeStyles` drops (\w+) shorthands: (.*?)\. /.exec(readPage('api/shorthands')) ?? [];
    expect(count).toBe(NUMBERS[names.length]);
    expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(names.sort());
    expect(readPage('guides/limitations')).toContain(`drops [${String(count)} shorthands]`);
  });

  it('the number of deprecated functions', () => {
    const needed = ['borderColor', 'borderStyle', 'borderWidth'];
    const deprecated = Object.keys(shorthands).filter((name) => !needed.includes(name));
    expect(readPage('api/shorthands')).toContain(
      `The other ${String(deprecated.length)} functions are deprecated`,
    );
  });

  it('the buckets, and the states in them', () => {
    const rows = [
      ...readPage('guides/atomic-css').matchAll(/^\| ((?:`\w` ?)+) +\| (.*) \|$/gm),
    ].map(([, letters = '', rules = '']) => ({ letters: letters.match(/\w/g) ?? [], rules }));
    expect(rows.flatMap(({ letters }) => letters)).toEqual(styleBucketOrdering);
    const none = { container: '', layer: '', media: '', scope: '', supports: '' };
    for (const { letters, rules } of rows.filter((row) => row.rules.startsWith('`:'))) {
      const states = rules.match(/:[a-z-]+/g) ?? [];
      expect(states.map((state) => getStyleBucketName([state], none))).toEqual(letters);
    }
  });
});
