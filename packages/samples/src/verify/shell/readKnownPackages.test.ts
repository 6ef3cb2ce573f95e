import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readKnownPackages } from './readKnownPackages.ts';

const root = mkdtempSync(path.join(tmpdir(), 'lockfiles-'));
afterAll(() => rmSync(root, { recursive: true }));

function writeLockfile(folder: string, packages: Record<string, object>): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package-lock.json'), JSON.stringify({ packages }));
}

describe('readKnownPackages', () => {
  it('names what the lockfiles install, without workspaces', () => {
    writeLockfile('.', {
      '': { name: 'site' },
      'packages/samples': { name: '@site/samples' },
      'node_modules/@site/samples': { link: true },
      'node_modules/webpack': {},
      'packages/samples/node_modules/@babel/core': {},
    });
    expect([...readKnownPackages(root)]).toEqual(['webpack', '@babel/core']);

    writeLockfile('examples/vite', { '': {}, 'node_modules/vite/node_modules/esbuild': {} });
    mkdirSync(path.join(root, 'examples/no-lockfile'));
    expect([...readKnownPackages(root)]).toEqual(['webpack', '@babel/core', 'esbuild']);
  });
});
