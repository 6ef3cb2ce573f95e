import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasFullHistory } from './hasFullHistory';

let folder: string;
const git = (cwd: string, ...options: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...options], {
    cwd,
    stdio: 'ignore',
  });

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  const full = path.join(folder, 'full');
  fs.mkdirSync(full);
  git(full, 'init');
  for (const message of ['one', 'two']) git(full, 'commit', '--allow-empty', '-m', message);
  // Of a path, git would clone all of it.
  git(folder, 'clone', '--depth', '1', pathToFileURL(full).href, 'shallow');
  fs.mkdirSync(path.join(folder, 'none'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('hasFullHistory', () => {
  it('is true in a whole repository', () => {
    expect(hasFullHistory(path.join(folder, 'full'))).toBe(true);
  });

  it('is false in a shallow clone', () => {
    expect(hasFullHistory(path.join(folder, 'shallow'))).toBe(false);
  });

  it('is false outside of repositories', () => {
    expect(hasFullHistory(path.join(folder, 'none'))).toBe(false);
  });
});
