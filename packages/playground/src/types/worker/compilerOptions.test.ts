import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) =>
  /CompilerOptions = \{([^]*?)\n\};/.exec(
    readFileSync(new URL(path, import.meta.url), 'utf8'),
  )?.[1] ?? '';

describe('compilerOptions', () => {
  it('includes all options with which the samples of the docs are checked', () => {
    const samples = read('../../../../samples/src/verify/types/compilerOptions.ts').split('\n');
    const own = read('compilerOptions.ts').split('\n');
    expect(samples.length).toBeGreaterThan(8);
    expect(samples.filter((line) => !own.includes(line))).toEqual([]);
  });
});
