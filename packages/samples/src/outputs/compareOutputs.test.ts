import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareOutputs } from './compareOutputs.ts';

let file: string;

beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'outputs-')), 'api', 'page.md');
});
afterEach(() => fs.rmSync(path.dirname(path.dirname(file)), { recursive: true }));

function commit(text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

describe('compareOutputs', () => {
  it('accepts outputs that equal the committed file', () => {
    commit('a\n');
    expect(() => compareOutputs(file, 'a\n', false)).not.toThrow();
    fs.rmSync(file);
    expect(() => compareOutputs(file, undefined, false)).not.toThrow();
  });

  it('rejects a stale, missing or orphaned file, and says how to fix it', () => {
    const remedy = 'Run `npm run outputs` and review the diff.';
    expect(() => compareOutputs(file, 'a', false)).toThrow(
      `The outputs of this page differ from the committed page.md: there is no such file yet. ${remedy}`,
    );
    commit('a\nb\n');
    expect(() => compareOutputs(file, 'a\nc\n', false)).toThrow('line 2 is "b" and should be "c"');
    expect(() => compareOutputs(file, undefined, false)).toThrow('no longer has samples');
  });

  it('writes or removes the file with `update`', () => {
    compareOutputs(file, 'new\n', true);
    expect(fs.readFileSync(file, 'utf8')).toBe('new\n');
    compareOutputs(file, undefined, true);
    expect(fs.existsSync(file)).toBe(false);
  });
});
