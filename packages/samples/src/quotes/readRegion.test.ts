import { describe, expect, it } from 'vitest';
import { readRegion } from './readRegion.ts';

const SOURCE = `// region: all
import a from 'a';

export default {
  // region: inner
  plugins: [
    a(),
  ],
  // endregion
};
// endregion
// the rest
`;

describe('readRegion', () => {
  it('takes a region, without the markers inside it', () => {
    expect(readRegion(SOURCE, 'all')).toBe(
      "import a from 'a';\n\nexport default {\n  plugins: [\n    a(),\n  ],\n};",
    );
  });

  it('removes the indentation that all lines share', () => {
    expect(readRegion(SOURCE, 'inner')).toBe('plugins: [\n  a(),\n],');
  });

  it('takes the whole file without a name', () => {
    expect(readRegion(SOURCE, undefined)).toMatch(/^import a[^]*\n};\n\/\/ the rest$/);
  });

  it('refuses a region that is not there, or does not end', () => {
    expect(() => readRegion(SOURCE, 'other')).toThrow(
      'no region "other". Mark it: // region: other',
    );
    expect(() => readRegion('// region: a\nx', 'a')).toThrow('"a" of the quoted file does not end');
  });
});
