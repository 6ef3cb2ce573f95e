import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { describe, expect, it } from 'vitest';
import { remarkCodeBlocks } from '../code-blocks/remarkCodeBlocks.ts';
import { catchError } from '../testing/catchError.ts';
import { printJSXElements } from '../testing/printJSXElements.ts';
import { runRemarkPlugin } from '../testing/runRemarkPlugin.ts';
import { remarkShell } from './remarkShell.ts';

function writeFence(language: string, ...lines: string[]): string {
  return ['Text.', '', `\`\`\`${language}`, ...lines, '```', ''].join('\n');
}

describe('remarkShell', () => {
  it('puts a fence for each package manager in place of one', () => {
    const markdown = writeFence('shell {3}', '# Once', 'npm install a', 'npx a --b');
    const element = runRemarkPlugin(remarkShell(), markdown).children[1] as MdxJsxFlowElement;

    expect(element).toMatchObject({ type: 'mdxJsxFlowElement', name: 'ShellBlock' });
    expect(element.position?.start.line).toBe(3);
    expect(element.children.map((child) => (child as Code).value)).toEqual([
      '# Once\nnpm install a\nnpx a --b',
      '# Once\npnpm add a\npnpm exec a --b',
      '# Once\nyarn add a\nyarn a --b',
      '# Once\nbun add a\nbunx a --b',
    ]);
    for (const child of element.children) {
      expect(child).toMatchObject({ type: 'code', lang: 'shell', meta: '{3}' });
    }
  });

  it('leaves fences that remarkCodeBlocks highlights', () => {
    const tree = runRemarkPlugin(
      (root, file) => {
        remarkShell()(root, file);
        remarkCodeBlocks()(root, file);
      },
      writeFence('shell', 'npm install a'),
    );

    const printed = printJSXElements(tree);
    expect(printed.match(/^<\w+/gm)).toEqual([
      '<ShellBlock',
      '<CodeBlock',
      '<CodeBlock',
      '<CodeBlock',
      '<CodeBlock',
    ]);
    expect(printed).toContain('yarn');
  });

  it.each([
    ['commands that all have alike', writeFence('shell', 'npm view a version', '# npm install a')],
    ['other languages', writeFence('json', '{ "npm install": "a" }')],
  ])('keeps %s', (_name, markdown) => {
    const { children } = runRemarkPlugin(remarkShell(), markdown);

    expect(children[1]).toMatchObject({ type: 'code' });
  });

  it('refuses a title', () => {
    const markdown = writeFence('shell title="Terminal"', 'npm install a');

    expect(catchError(() => runRemarkPlugin(remarkShell(), markdown)).message).toBe(
      'docs/page.mdx:3: A shell fence cannot have title="Terminal". That belongs on a sample (ts, tsx), a fence with signature="…", a fence with quote="…", a fence of another language (json, css, html). This fence can have showLineNumbers, {1,3-5}.',
    );
  });
});
