import { describe, expect, it } from 'vitest';
import { highlightCode } from '../code-blocks/highlightCode.ts';
import { findDeletions, findTypeParts, joinsLines } from './findTypeParts.ts';

async function readParts(code: string): Promise<string[] | undefined> {
  return (await findTypeParts(code))?.map(({ from, to }) => code.slice(from, to));
}

describe('findDeletions', () => {
  it('finds the smallest number of ranges', () => {
    const text = 'f(a: number, b: string): void {}';
    const ranges = findDeletions(text, 'f(a, b) {}') ?? [];
    expect(ranges.map(({ from, to }) => text.slice(from, to))).toEqual([
      ': number',
      ': string',
      ': void',
    ]);
  });

  it('gives up if something would have to be inserted', () => {
    expect(findDeletions('f(a)', 'f(a, b)')).toBeUndefined();
    expect(findDeletions('(a) => b', 'a => (b)')).toBeUndefined();
  });
});

describe('findTypeParts', () => {
  it('finds annotations, assertions and type arguments', async () => {
    expect(
      await readParts('const a: string = b as string;\nconst c = useState<number>(1)!;'),
    ).toEqual([': string', ' as string', '<number>', '!']);
  });

  it('finds declarations and imports of types with their lines', async () => {
    const code = `import { useState, type ReactNode } from 'react';
import type { Props } from './Props';

interface Own {
  children: ReactNode;
}

export function Box({ children }: Own & Props) {
  const [isOpen] = useState(true);
  return isOpen && <div>{children}</div>;
}`;
    expect(await readParts(code)).toEqual([
      ', type ReactNode',
      "import type { Props } from './Props';\n\ninterface Own {\n  children: ReactNode;\n}\n",
      ': Own & Props',
    ]);
  });

  it('finds nothing in JavaScript, and gives up if there are only types', async () => {
    expect(await readParts("const a = { b: 'c' };")).toEqual([]);
    expect(await readParts('export type A = string;')).toBeUndefined();
  });

  it('joins lines that are short without their types', async () => {
    const code = `export function createRenderer(
  document: Document | undefined,
  options: { filter: (rule: string) => boolean },
) {
  return document && options;
}`;
    const parts = await findTypeParts(code);
    const shown = parts?.reduceRight(
      (text, { from, to }) => text.slice(0, from) + text.slice(to),
      code,
    );
    expect(shown).toBe(`export function createRenderer(document, options) {
  return document && options;
}`);
  });

  it('includes parentheses that only an assertion needs', async () => {
    expect(await readParts('let a = (b as string)[0];')).toEqual(['(', ' as string)']);
  });
});

describe('joinsLines', () => {
  const code = 'a(\n  b: B,\n) {}\ntype C = D;\ne: F;';

  it('detects lines that would be joined with others', async () => {
    const part = { from: 2, to: 12 };
    expect([1, 2, 3, 4].map((line) => joinsLines(code, [part], new Set([line])))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('accepts whole lines, and parts of a line', () => {
    const whole = { from: code.indexOf('type'), to: code.indexOf('e: F') };
    const inside = { from: code.length - 4, to: code.length - 1 };
    expect(joinsLines(code, [whole, inside], new Set([3, 4, 5]))).toBe(false);
  });
});

describe('highlightCode', () => {
  it('marks the parts, and lines that have nothing else', async () => {
    const code = "import type { A } from 'a';\nconst b: A = 1;";
    const html = highlightCode(code, 'typescript', new Set(), [], [], await findTypeParts(code));
    const [first = '', second = ''] = html.split('\n');
    expect(first).toMatch(/^<span class="code-line ts-only">/);
    expect(second).toMatch(/^<\/span><\/span><span class="code-line">/);
    const shown = html
      .replace(/<span class="code-line ts-only">.*?\n<\/span><\/span>/s, '')
      .replace(/<span class="ts-only">(?:<[^>]+>|[^<])*?A<\/span>(<\/span>)?/, '')
      .replace(/<[^>]+>/g, '');
    expect(shown).toBe('const b = 1;');
    expect(html.replace(/<[^>]+>/g, '')).toBe(code);
  });
});
