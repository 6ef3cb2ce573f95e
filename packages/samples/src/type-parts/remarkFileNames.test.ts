import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { remarkFileNames } from './remarkFileNames.ts';

/** Runs the plugin on a page with two samples, and returns the texts of the given inline code. */
function name(...codes: string[]): string[] {
  const tree: Root = {
    type: 'root',
    children: [
      createJSXElement('CodeBlock', { title: 'src/Button.tsx', hasJavaScript: true }),
      createJSXElement('Sample', { title: 'types.ts', hasJavaScript: false }),
      { type: 'paragraph', children: codes.map((value) => ({ type: 'inlineCode', value })) },
    ],
  };
  remarkFileNames()(tree);
  const texts: string[] = [];
  visit(tree, 'inlineCode', ({ value, data }) => {
    const spans = (data as { hChildren?: { properties: object; children: object[] }[] } | undefined)
      ?.hChildren;
    texts.push(
      spans?.map((span) => JSON.stringify([span.properties, span.children])).join(' ') ?? value,
    );
  });
  return texts;
}

describe('remarkFileNames', () => {
  it('names the files of samples in both languages, with and without their folder', () => {
    expect(name('src/Button.tsx', 'Button.tsx')).toEqual([
      '[{"className":["ts-only"]},[{"type":"text","value":"src/Button.tsx"}]] [{"className":["js-only"]},[{"type":"text","value":"src/Button.jsx"}]]',
      '[{"className":["ts-only"]},[{"type":"text","value":"Button.tsx"}]] [{"className":["js-only"]},[{"type":"text","value":"Button.jsx"}]]',
    ]);
  });

  it('leaves other code as it is, and files that stay in TypeScript', () => {
    expect(name('types.ts', 'Other.tsx', 'npm start')).toEqual([
      'types.ts',
      'Other.tsx',
      'npm start',
    ]);
  });
});
