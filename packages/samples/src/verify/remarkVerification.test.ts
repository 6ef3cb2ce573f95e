import { fileURLToPath } from 'node:url';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkVerification } from './remarkVerification.ts';

function verify(markdown: string): string[] {
  const kinds: string[] = [];
  const options = {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    knownPackages: {
      versions: new Map([['@griffel/react', new Set(['1.7.8'])]]),
      binaries: new Set<string>(),
      scripts: new Map<string, ReadonlySet<string>>(),
    },
    onVerified: (kind: string) => kinds.push(kind),
  };
  remarkVerification(options)(fromMarkdown(markdown), new VFile({ path: '/page.mdx', cwd: '/' }));
  return kinds;
}

describe('remarkVerification', () => {
  it('reports how each fence was verified', () => {
    const page = [
      '```shell\nnpm install @griffel/react\n```',
      '```json\n{ "a": 1 }\n```',
      '```css\na { color: red }\n```',
      '```js quote="a/b.js"\nlet a;\n```',
      '```ts signature="@griffel/react"\nexport declare function mergeClasses(...classNames: (string | false | undefined)[]): string;\n```',
    ].join('\n\n');
    expect(verify(page)).toEqual(['looked up', 'parsed', 'parsed', 'quoted', 'compared']);
  });

  it.each([
    [
      'a package that npm has not',
      'shell',
      'npm install @griffel/next-plugin',
      '@griffel/next-plugin',
    ],
    ['JSON that does not parse', 'json', '{ "a": }', 'page.mdx:2'],
    ['data of a sample that does not parse', 'json sample="a"', '{\n"a": }', 'page.mdx:3'],
    ['CSS that does not parse', 'css', 'a { color: red', 'page.mdx:2'],
    ['what nothing verifies', 'js', 'let a;', 'Nothing verifies this fence of javascript.'],
    [
      'a signature that is not the published one',
      'ts signature="@griffel/react"',
      'export declare function mergeClasses(a: string): string;',
      'mergeClasses',
    ],
  ])('fails for %s', (_name, info, code, message) => {
    expect(() => verify(`\`\`\`${info}\n${code}\n\`\`\``)).toThrow(message);
  });
});
