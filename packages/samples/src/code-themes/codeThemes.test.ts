import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE_THEMES } from './codeThemes.ts';

describe('CODE_THEMES', () => {
  it("has Slate, and Prism's eight themes in their order", () => {
    expect(CODE_THEMES.map(({ id }) => id)).toEqual([
      'slate',
      'default',
      'dark',
      'funky',
      'okaidia',
      'twilight',
      'coy',
      'solarized-light',
      'tomorrow-night',
    ]);
  });

  it('imports nothing, because browsers load it', () => {
    const source = readFileSync(join(import.meta.dirname, 'codeThemes.ts'), 'utf8');
    expect(source).not.toMatch(/^import|\bfrom '|import\(|require\(/m);
  });
});
