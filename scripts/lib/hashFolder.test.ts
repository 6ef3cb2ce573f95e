import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFolder, listChanges } from './hashFolder.mjs';

let root: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hash-folder-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('listChanges', () => {
  it('names changed, added and removed files', () => {
    for (const file of ['same', 'changed', 'gone']) write(`docs/${file}.md`, 'a');
    const before = hashFolder(root);
    write('docs/changed.md', 'b');
    write('docs/come.md', 'a');
    fs.rmSync(path.join(root, 'docs/gone.md'));
    expect(listChanges(before, hashFolder(root))).toEqual([
      'docs/changed.md',
      'docs/come.md',
      'docs/gone.md',
    ]);
  });
});
