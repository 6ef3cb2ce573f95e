import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleOutputs } from './settleOutputs.ts';

let file: string;

beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'outputs-')), 'api', 'page.md');
});
afterEach(() => fs.rmSync(path.dirname(path.dirname(file)), { recursive: true }));

function commit(text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

describe('settleOutputs', () => {
  it('accepts what is committed', () => {
    commit('a\n');
    expect(() => settleOutputs(file, 'a\n', false)).not.toThrow();
    fs.rmSync(file);
    expect(() => settleOutputs(file, undefined, false)).not.toThrow();
  });

  it('refuses what is stale, missing or orphaned, and says how to mend it', () => {
    const remedy = 'Run `npm run outputs` and review the difference.';
    expect(() => settleOutputs(file, 'a', false)).toThrow(
      `The outputs of this page are not those of page.md, which is committed: there is no such file yet. ${remedy}`,
    );
    commit('a\nb\n');
    expect(() => settleOutputs(file, 'a\nc\n', false)).toThrow('line 2 is "b" and should be "c"');
    expect(() => settleOutputs(file, undefined, false)).toThrow('no samples any more');
  });

  it('writes and removes when asked to', () => {
    settleOutputs(file, 'new\n', true);
    expect(fs.readFileSync(file, 'utf8')).toBe('new\n');
    settleOutputs(file, undefined, true);
    expect(fs.existsSync(file)).toBe(false);
  });
});
