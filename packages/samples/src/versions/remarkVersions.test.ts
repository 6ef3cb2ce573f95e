import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { afterAll, describe, expect, it } from 'vitest';
import { listPages } from '../pages/listPages.ts';
import { remarkVersions } from './remarkVersions.ts';

const examples = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
fs.mkdirSync(path.join(examples, 'shop'));
fs.writeFileSync(
  path.join(examples, 'shop/package-lock.json'),
  JSON.stringify({
    packages: {
      '': { version: '0.0.0' },
      'node_modules/@griffel/react': { version: '1.7.8' },
      'node_modules/next/node_modules/postcss': { version: '8.0.0' },
    },
  }),
);
afterAll(() => fs.rmSync(examples, { recursive: true }));

function insert(markdown: string): string {
  const tree = fromMarkdown(markdown);
  remarkVersions({ examples })(tree, new VFile({ path: '/docs/page.mdx', cwd: '/' }));
  return toString(tree);
}

describe('remarkVersions', () => {
  it('inserts the version of a package that an example installs', () => {
    expect(insert('Version [@griffel/react](lockfile:shop) works.')).toBe('Version 1.7.8 works.');
  });

  it('leaves other links alone', () => {
    expect(insert('See [next](https://nextjs.org).')).toBe('See next.');
  });

  it('rejects a missing example, and paths outside the examples', () => {
    expect(() => insert('\n\n[next](lockfile:garden)')).toThrow(
      'docs/page.mdx:3: There is no file examples/garden/package-lock.json. Name an example: [next](lockfile:vite-aot)',
    );
    expect(() => insert('[next](lockfile:../shop)')).toThrow('There is no file');
    expect(() => insert('[next](lockfile:)')).toThrow('There is no file');
  });

  it.each(['[next][a]\n\n[a]: lockfile:shop', '[next](Lockfile:shop)', '![next](lockfile:shop)'])(
    'rejects %s, which would lead nowhere',
    (markdown) => {
      expect(() => insert(markdown)).toThrow(
        'Only a link that begins with lockfile: is replaced with a version. Write [next](lockfile:next-app-router).',
      );
    },
  );

  it('rejects a package that is not installed, or only below another one', () => {
    expect(() => insert('[next](lockfile:shop)')).toThrow(
      'examples/shop does not install "next". Write the name of a package from its lockfile, or name another example.',
    );
    expect(() => insert('[postcss](lockfile:shop)')).toThrow('does not install "postcss"');
  });
});

describe('no page has a version that somebody typed', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));

  it.each(listPages(root))('%s', (page) => {
    const typed: string[] = [];
    visit(fromMarkdown(fs.readFileSync(path.join(root, page), 'utf8')), 'text', ({ value }) => {
      const found = value.match(/\b\d+\.\d+\.\d+\b|\b[A-Z][\w.]+ \d+\.\d+\b/g) ?? [];
      // Browsers are no packages that are installed.
      typed.push(...found.filter((one) => !/^(?:Chrome|Edge|Firefox|Safari) /.test(one)));
    });
    expect(typed, 'Write [package](lockfile:example), or the major version alone').toEqual([]);
  });
});
