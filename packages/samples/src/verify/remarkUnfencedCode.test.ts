import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { remarkUnfencedCode } from './remarkUnfencedCode.ts';

function check(tree: Root, value = ''): void {
  remarkUnfencedCode()(tree, new VFile({ path: '/docs/page.mdx', cwd: '/', value }));
}

/** As MDX reads it: indented text is no code. */
function checkText(text: string): void {
  check(fromMarkdown(text, { extensions: [{ disable: { null: ['codeIndented'] } }] }), text);
}

function checkImport(text: string): void {
  const position = {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: 1, offset: text.length },
  };
  check({ type: 'root', children: [{ type: 'mdxjsEsm', value: text, position }] }, text);
}

describe('remarkUnfencedCode', () => {
  it('accepts fences, inline code, other elements and other imports', () => {
    checkText('```ts\nlet a;\n```\n\nCall `a()` or ``b`c``.\n\n- A list\n\n    with a paragraph');
    check({ type: 'root', children: [createJSXElement('BundleSizes', {})] });
    check({ type: 'root', children: [createJSXElement('span', { id: 'a', className: 'b' })] });
    checkImport("import Image from './Image';");
  });

  it.each(['pre', 'code', 'CodeBlock', 'Sample', 'ShellBlock', 'Diagram'])(
    'refuses <%s>',
    (name) => {
      const children: RootContent[] = [createJSXElement(name, { html: 'let a;' })];
      expect(() => check({ type: 'root', children })).toThrow(
        `docs/page.mdx:1: Nothing verifies code in <${name}>. Write it as a fence.`,
      );
    },
  );

  it.each([
    ['summry', {}, 'HTML has no element <summry>.'],
    ['span', { idd: 'a' }, 'HTML has no attribute "idd".'],
    ['span', { href: '/' }, '<span> does not take the attribute "href".'],
  ])('refuses <%s> with %j', (name, attributes, message) => {
    const children: RootContent[] = [createJSXElement(name, attributes)];
    expect(() => check({ type: 'root', children })).toThrow(`docs/page.mdx:1: ${message}`);
  });

  it('rejects expressions other than comments', () => {
    const show = (value: string) =>
      check({ type: 'root', children: [{ type: 'mdxFlowExpression', value } as never] });
    show('/* Later */');
    expect(() => show('`npm install`')).toThrow(
      'docs/page.mdx:1: Nothing verifies the output of an expression. Write text or a fence instead.',
    );
  });

  it.each(["import Code from '@theme/CodeBlock';", "import text from '!!raw-loader!./a.ts';"])(
    'refuses %s',
    (text) => {
      expect(() => checkImport(text)).toThrow(
        'docs/page.mdx:1: Nothing verifies code that an import shows. Write it as a fence.',
      );
    },
  );

  it.each([
    [
      'Write ```let a;``` here.',
      'This is not a fence, because the backticks are inside a line. Start a line with them, and close the fence on a line of its own.',
    ],
    [
      '    npm install',
      'In MDX, indented text is a paragraph, not code. Remove the spaces, or write a fence.',
    ],
  ])('refuses %s', (text, message) => {
    expect(() => checkText(`Text.\n\n${text}`)).toThrow(`docs/page.mdx:3: ${message}`);
  });
});
