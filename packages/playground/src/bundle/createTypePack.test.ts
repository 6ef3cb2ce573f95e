import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { createTestPart } from '../testing/parts.ts';
import { createTypePack, listDeclarationFiles, trimDeclarations } from './createTypePack.ts';

// TypeScript's first answer takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('createTypePack', () => {
  it('has the same bytes each time, and not too many', async () => {
    const [one, two] = await Promise.all([createTypePack(), createTypePack()]);
    expect(one.content === two.content).toBe(true);
    expect(gzipSync(one.content).length).toBeLessThan(260_000);
  });

  it('contains no paths of this machine', async () => {
    const content = await createTestPart('type-pack');
    const paths = Object.keys(JSON.parse(content) as Record<string, string>);
    expect(
      paths.filter((path) => !/^\/(?:lib\/lib\.[\w.]+|node_modules\/[\w@./-]+)$/.test(path)),
    ).toEqual([]);
    expect(content).not.toContain(process.cwd());
  });
});

describe('trimDeclarations', () => {
  const text = `/** @file a */
/// <reference lib="es2015" />
// A comment.
interface A {
    /**
     * Says **A**.
     * More.
     *
     * @param b not this
     * @deprecated Use c.
     */
    a(b: '/* no comment */'): "//"; /* gone */
    b: \`\${string}//\`;
}
`;

  it.each([
    ['all', `/** @file a */`, `/** Says **A**.\nMore.\n@param b not this\n@deprecated Use c. */`],
    ['summary', undefined, `/** Says **A**.\nMore.\n@deprecated Use c. */`],
    ['deprecated', undefined, `/** @deprecated Use c. */`],
  ] as const)('keeps of the docs %s', (docs, head, doc) => {
    expect(trimDeclarations(text, docs)).toBe(
      [
        ...(head === undefined ? [] : [head]),
        '/// <reference lib="es2015" />',
        'interface A {',
        doc,
        `a(b: '/* no comment */'): "//";`,
        'b: `${string}//`;',
        '}',
      ].join('\n'),
    );
  });

  it('keeps syntax and initial value of csstype', () => {
    const docs = `/**\n * Known since 2015.\n *\n * **Syntax**: \`a | b\`\n *\n * **Initial value**: \`a\`\n *\n * | Chrome |\n */\na: 1;`;
    expect(trimDeclarations(docs, 'css')).toBe('/** Syntax: a | b\nInitial value: a */\na: 1;');
  });

  it('changes no declaration of the packages', () => {
    // The printer keeps comments that start with an exclamation mark.
    const printer = ts.createPrinter({ removeComments: true });
    const print = (code: string): string =>
      printer
        .printFile(
          ts.createSourceFile(
            'a.d.ts',
            code.replaceAll(/\/\*![^]*?\*\//g, ''),
            ts.ScriptTarget.ES2022,
          ),
        )
        .replaceAll(/\s+/g, ' ');
    const changed = [...listDeclarationFiles(import.meta.dirname)]
      .filter(([, code]) => print(code) !== print(trimDeclarations(code, 'all')))
      .map(([file]) => file);
    expect(changed).toEqual([]);
  });
});
