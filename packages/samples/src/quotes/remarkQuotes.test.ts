import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Code } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { afterAll, describe, expect, it } from 'vitest';
import { readRegion, remarkQuotes } from './remarkQuotes.ts';

const examples = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
fs.writeFileSync(path.join(examples, 'a.ts'), '// region: x\nconst a = 1;\n// endregion\n');
fs.mkdirSync(path.join(examples, 'app/src'), { recursive: true });
fs.copyFileSync(path.join(examples, 'a.ts'), path.join(examples, 'app/src/a.ts'));
fs.symlinkSync('/etc/hostname', path.join(examples, 'link.ts'));
afterAll(() => fs.rmSync(examples, { recursive: true }));

function quote(meta: string, code = '', language = 'ts'): string | undefined {
  const tree = fromMarkdown(`\`\`\`${language} ${meta}\n${code}\n\`\`\``);
  remarkQuotes({ examples })(tree, new VFile({ path: '/docs/page.mdx', cwd: '/' }));
  return (tree.children[0] as Code).value;
}

describe('remarkQuotes', () => {
  it('fills a fence from a region of an example', () => {
    expect(quote('quote="a.ts#x"')).toBe('const a = 1;');
  });

  it('leaves other fences alone', () => {
    expect(quote('title="a.ts"', 'let b;')).toBe('let b;');
  });

  it('rejects code of its own, a missing file and a missing region', () => {
    expect(() => quote('quote="a.ts#x"', 'let b;')).toThrow(
      'docs/page.mdx:1: A fence with quote="…" is filled from the examples',
    );
    expect(() => quote('quote="b.ts"')).toThrow('There is no file examples/b.ts to quote.');
    expect(() => quote('quote="."')).toThrow('There is no file examples/. to quote.');
    expect(() => quote('quote="a.ts#y"')).toThrow('no region "y"');
    expect(() => quote('quote="a.ts#"')).toThrow('no region ""');
    expect(() => quote('quote="a.ts#x#y"')).toThrow('no region "x#y"');
  });

  it('rejects a name or a language that is not that of the file', () => {
    for (const title of ['a.ts', 'src/a.ts', 'app/src/a.ts']) {
      expect(quote(`title="${title}" quote="app/src/a.ts#x"`)).toBe('const a = 1;');
    }
    for (const title of ['b.ts', 'lib/a.ts', 'c/a.ts']) {
      expect(() => quote(`title="${title}" quote="app/src/a.ts#x"`)).toThrow(
        `title="${title}" is not the quoted file. Write title="src/a.ts", or fewer of its folders.`,
      );
    }
    expect(() => quote('quote="a.ts#x"', '', 'css')).toThrow(
      'a.ts is quoted as css. Write ts after the backticks.',
    );
  });

  it.each([
    ...['../secret.ts', 'a/../../secret.ts', '/etc/hostname', 'a/node_modules/b/c.ts'],
    'link.ts',
  ])('rejects to leave the example projects for %s', (place) => {
    expect(() => quote(`quote="${place}"`)).toThrow(
      `docs/page.mdx:1: quote="${place}" is outside the example projects, so the tests do not build it. Quote a file in examples/.`,
    );
  });

  it('rejects words of samples on a quote', () => {
    expect(() => quote('quote="a.ts#x" sample="app"')).toThrow(
      'A fence with quote="…" cannot have sample="app". That belongs on a sample (ts, tsx), a fence of another language (json, css, html).',
    );
  });
});

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
  it('returns a region, without the markers inside it', () => {
    expect(readRegion(SOURCE, 'all')).toBe(
      "import a from 'a';\n\nexport default {\n  plugins: [\n    a(),\n  ],\n};",
    );
  });

  it('removes the indentation that all lines share', () => {
    expect(readRegion(SOURCE, 'inner')).toBe('plugins: [\n  a(),\n],');
  });

  it('returns the whole file if there is no name', () => {
    expect(readRegion(SOURCE, undefined)).toMatch(/^import a[^]*\n};\n\/\/ the rest$/);
  });

  it.each([
    ['// region: a\n// region: b\n// endregion: a\n// endregion: b', 'the region "a" where "b"'],
    ['// region: a\n// endregion\nx\n// endregion', 'a region where none'],
  ])('rejects regions that are not nested', (source, message) => {
    expect(() => readRegion(source, 'a')).toThrow(
      `The quoted file ends ${message} is open. Regions must be nested: correct its // endregion.`,
    );
  });

  it('rejects a region that is missing or not closed', () => {
    expect(() => readRegion(SOURCE, 'other')).toThrow(
      'no region "other". Mark it: // region: other',
    );
    expect(() => readRegion('// region: a\nx', 'a')).toThrow(
      '"a" of the quoted file is not closed',
    );
  });
});
