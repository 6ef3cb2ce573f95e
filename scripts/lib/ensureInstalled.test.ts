import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstallNeeded, isNodeSupported, rememberInstall } from './ensureInstalled.mjs';

describe('isInstallNeeded', () => {
  let root: string;

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'));
    fs.writeFileSync(path.join(root, 'package-lock.json'), '{}');
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  function install(secondsAfterLockfile: number): void {
    const installed = path.join(root, 'node_modules/.package-lock.json');
    fs.mkdirSync(path.dirname(installed), { recursive: true });
    fs.writeFileSync(installed, '{}');
    const lockfile = fs.statSync(path.join(root, 'package-lock.json')).mtimeMs / 1000;
    fs.utimesSync(installed, lockfile, lockfile + secondsAfterLockfile);
  }

  it('is true without node_modules', () => {
    expect(isInstallNeeded(root)).toBe(true);
  });

  it('is true after an interrupted install, which leaves no copy of the lockfile', () => {
    fs.mkdirSync(path.join(root, 'node_modules/some-package'), { recursive: true });
    expect(isInstallNeeded(root)).toBe(true);
  });

  it('is true when the lockfile is newer', () => {
    install(-10);
    expect(isInstallNeeded(root)).toBe(true);
  });

  it('is false when Git has written the same lockfile again, and true when it has changed', () => {
    install(-10);
    rememberInstall(root);
    expect(isInstallNeeded(root)).toBe(false);
    fs.writeFileSync(path.join(root, 'package-lock.json'), '{ "name": "other" }');
    expect(isInstallNeeded(root)).toBe(true);
  });

  it('is false when the install is newer', () => {
    install(10);
    expect(isInstallNeeded(root)).toBe(false);
  });
});

describe('isNodeSupported', () => {
  it.each(['20.20.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(isNodeSupported(version)).toBe(true);
  });

  it.each(['18.20.8', '20.19.9', '20.9.0'])('refuses %s', (version) => {
    expect(isNodeSupported(version)).toBe(false);
  });
});
