import { describe, expect, it } from 'vitest';
import { verifyJSON } from './verifyJSON.ts';

const knownPackages = { versions: new Map([['@griffel/babel-preset', new Set(['1.8.2'])]]) };
const verify = (code: string, title?: string) => verifyJSON(code, { title, knownPackages });

describe('verifyJSON', () => {
  it('accepts JSON', () => {
    expect(verify('{ "presets": ["@griffel/babel-preset"] }\n')).toEqual([]);
    const options = '{ "extends": "./base.json", "compilerOptions": { "module": "esnext" } }';
    expect(verify(options, 'tsconfig.node.json')).toEqual([]);
    expect(verify('{ "compilerOptions": { "modul": "esnext" } }', 'deno.json')).toEqual([]);
  });

  it.each([
    ['{\n  "a": 1,\n}', 3, 'The JSON does not parse: PropertyNameExpected. Correct it.'],
    ['{\n  // no\n  "a": 1\n}', 2, 'The JSON does not parse: InvalidCommentToken. Correct it.'],
    ['{\n  "a": [', 2, 'The JSON does not parse: CloseBracketExpected. Correct it.'],
    ["{\n\n'a': 1}", 3, 'The JSON does not parse: InvalidSymbol. Correct it.'],
    [
      '{ "a": [{ "b": 1,\n"b": 2 }], "b": 3 }',
      2,
      'The JSON has the key "b" twice, and the first is ignored. Remove one.',
    ],
    [
      '{\n  "presets": [["@griffel/babel-prest", {}]] }',
      2,
      "No lockfile of this repository has the package '@griffel/babel-prest'. Correct it, or use it in an example first, so that it is known to work.",
    ],
    [
      '{ "compilerOptions": {\n  "modul": "esnext" } }',
      2,
      "TypeScript reports: Unknown compiler option 'modul'. Did you mean 'module'? Correct it.",
    ],
    [
      '{ "compilerOptions": {\n  "jsx": "reakt" } }',
      2,
      expect.stringContaining("TypeScript reports: Argument for '--jsx' option must be:") as string,
    ],
  ])('finds what is wrong with %j', (code, line, message) => {
    expect(verify(code, 'tsconfig.json')).toEqual([{ line, message }]);
  });
});
