import { describe, expect, it, vi, afterAll, beforeAll } from 'vitest';
import { readBaseUrl, readSwitch, hasFullHistory } from './environment';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

describe('readBaseUrl', () => {
  it('is the root without a setting', () => {
    expect(readBaseUrl(undefined)).toBe('/');
    expect(readBaseUrl('')).toBe('/');
  });

  it('accepts a path of several folders', () => {
    expect(readBaseUrl('/docs/griffel-1.x/')).toBe('/docs/griffel-1.x/');
  });

  it.each(['docs/', '/docs', '//host/', '/a b/', '/docs/?a', 'https://example.org/'])(
    'rejects %s, and says what it takes',
    (path) => {
      expect(() => readBaseUrl(path)).toThrow(`BASE_URL is "${path}". Give a path that begins`);
    },
  );
});

describe('readSwitch', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['on', true],
    ['off', false],
  ])('takes %j for %s', (value, isOn) => {
    vi.stubEnv('A_SWITCH', value);
    expect(readSwitch('A_SWITCH')).toBe(isOn);
  });

  it('rejects anything else, and lists the valid values', () => {
    vi.stubEnv('A_SWITCH', 'false');
    expect(() => readSwitch('A_SWITCH')).toThrow('A_SWITCH is "false". Give "on"');
  });
});

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
  it.each([
    [true, 'in a whole repository', 'full'],
    [false, 'in a shallow clone', 'shallow'],
    [false, 'outside of repositories', 'none'],
  ])('is %s %s', (expected, _, name) => {
    expect(hasFullHistory(path.join(folder, name))).toBe(expected);
  });
});
