import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readKnownPackages } from './readKnownPackages.ts';

const root = mkdtempSync(path.join(tmpdir(), 'lockfiles-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(folder: string, packages: Record<string, object>, scripts = {}): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify({ scripts }));
}

describe('readKnownPackages', () => {
  it('reads what lockfiles install, without workspaces, and the scripts of the examples', () => {
    write(
      '.',
      {
        '': { name: 'site', version: '1.0.0' },
        'packages/samples': { name: '@site/samples', version: '1.0.0' },
        'node_modules/@site/samples': { link: true },
        'node_modules/webpack': { version: '5.112.2', bin: { webpack: 'bin/webpack.js' } },
        'packages/samples/node_modules/@babel/core': { version: '7.29.0' },
      },
      { ours: 'node ours.mjs' },
    );
    write(
      'examples/vite',
      { '': {}, 'node_modules/vite/node_modules/@babel/core': { version: '8.0.0' } },
      { build: 'vite build' },
    );
    mkdirSync(path.join(root, 'examples/no-lockfile'));

    expect(readKnownPackages(root)).toEqual({
      versions: new Map([
        ['webpack', new Set(['5.112.2'])],
        ['@babel/core', new Set(['7.29.0', '8.0.0'])],
      ]),
      binaries: new Set(['webpack']),
      scripts: new Set(['build']),
    });
  });
});
