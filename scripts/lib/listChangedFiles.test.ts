import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listChangedFiles } from './listChangedFiles.mjs';

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
const write = (file: string, text: string) => {
  fs.writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'changed-files-'));
  git('init', '--quiet');
  git('config', 'user.email', 'somebody@example.org');
  git('config', 'user.name', 'Somebody');
  for (const file of ['same.md', 'changed.md', 'gone.md']) write(file, 'before');
  write('.gitignore', 'ignored.md\n');
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '--message', 'first');
  write('changed.md', 'after');
  write('new é.md', 'after');
  write('ignored.md', 'after');
  fs.rmSync(path.join(root, 'gone.md'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('lists what is staged, and nothing else', () => {
  git('add', 'new é.md', 'gone.md');
  expect(listChangedFiles(root)).toEqual(['new é.md']);
});

it('lists all changes if nothing is staged', () => {
  expect(listChangedFiles(root)).toEqual(['changed.md', 'new é.md']);
});
