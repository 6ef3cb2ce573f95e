import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashExample, hashFiles } from './hashExample.mjs';

describe('hashExample', () => {
  let root: string;
  let before: string;

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'hash-'));
    write('examples/one/package.json', '{}\n');
    write('examples/one/package-lock.json', '{ "lockfileVersion": 3 }\n');
    write('examples/one/src/index.tsx', 'export {};\n');
    write('examples/two/package.json', '{}\n');
    write('scripts/examples/one.mjs', '// docs/one.mdx\n');
    write('docs/one.mdx', 'A table:\n\n| a | b |\n| - | - |\n| 1 | 2 |\n');
    write('scripts/examples/two.mjs', 'check\n');
    write('scripts/lib/examples/runExample.mjs', 'run\n');
    before = hashExample(root, 'one');
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  function write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }

  it('is a SHA-256, the same each time', () => {
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(hashExample(root, 'one')).toBe(before);
  });

  it.each([
    ['a source', 'examples/one/src/index.tsx'],
    ['the lockfile', 'examples/one/package-lock.json'],
    ['its check', 'scripts/examples/one.mjs'],
    ['the runner', 'scripts/lib/examples/runExample.mjs'],
    ['a new file', 'examples/one/.npmrc'],
    ['a table of a page that it checks', 'docs/one.mdx', '| a | b |\n| - | - |\n| 1 | 3 |\n'],
  ])('changes with %s', (_, file, text = 'changed\n') => {
    write(file, text);
    expect(hashExample(root, 'one')).not.toBe(before);
  });

  it('changes when a file is renamed', () => {
    fs.renameSync(
      path.join(root, 'examples/one/src/index.tsx'),
      path.join(root, 'examples/one/src/main.tsx'),
    );
    expect(hashExample(root, 'one')).not.toBe(before);
  });

  it.each([
    ['another example', 'examples/two/package.json'],
    ["another example's check", 'scripts/examples/two.mjs'],
    ['installed packages', 'examples/one/node_modules/react/index.js'],
    ['a build', 'examples/one/dist/main.js'],
    ['a build of Next.js', 'examples/one/.next/BUILD_ID'],
    ['a file that Next.js writes next to the sources', 'examples/one/next-env.d.ts'],
    ['the prose of a page', 'docs/one.mdx', 'The table:\n\n| a | b |\n| - | - |\n| 1 | 2 |\n'],
    ['a test of the runner', 'scripts/lib/examples/runExample.test.ts'],
  ])('does not change with %s', (_, file, text = 'changed\n') => {
    write(file, text);
    expect(hashExample(root, 'one')).toBe(before);
  });

  it('does not change with the line endings', () => {
    write('examples/one/src/index.tsx', 'export {};\r\n');
    expect(hashExample(root, 'one')).toBe(before);
  });
});

describe('hashFiles', () => {
  let root: string;

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'hash-files-'));
    fs.writeFileSync(path.join(root, 'a'), 'one');
    fs.writeFileSync(path.join(root, 'b'), 'two');
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('does not depend on the order of the list', () => {
    expect(hashFiles(root, ['b', 'a'])).toBe(hashFiles(root, ['a', 'b']));
  });

  it('changes when two files swap their contents', () => {
    const before = hashFiles(root, ['a', 'b']);
    fs.writeFileSync(path.join(root, 'a'), 'two');
    fs.writeFileSync(path.join(root, 'b'), 'one');
    expect(hashFiles(root, ['a', 'b'])).not.toBe(before);
  });

  it('changes when text moves from one file into the next', () => {
    const before = hashFiles(root, ['a', 'b']);
    fs.writeFileSync(path.join(root, 'a'), 'on');
    fs.writeFileSync(path.join(root, 'b'), 'etwo');
    expect(hashFiles(root, ['a', 'b'])).not.toBe(before);
  });
});
