import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { List, ListItem, Paragraph, Root, RootContent, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { afterAll, describe, expect, it } from 'vitest';
import { createJSXElement } from '../fences/createJSXElement.ts';
import { remarkPageHTML, type RemarkPageHTMLOptions } from './remarkPageHTML.ts';

const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'page-html-'));
afterAll(() => fs.rmSync(cache, { recursive: true }));

function run(...children: RootContent[]): Root {
  return runWith({}, ...children);
}

function runWith(
  {
    path: file = '/site/docs/a/page.mdx',
    ...options
  }: Partial<RemarkPageHTMLOptions> & { path?: string },
  ...children: RootContent[]
): Root {
  const tree: Root = { type: 'root', children };
  remarkPageHTML({
    root: '/site',
    docs: '/site/docs',
    cache,
    baseUrl: '/',
    mergesTokens: false,
    comesWithScript: false,
    ...options,
  })(tree, new VFile({ path: file }));
  return tree;
}

const readDeclaration = (tree: Root) => (tree.children[0] as { value?: string }).value;

function readExpression(tree: Root, child: number, name: string): string | null | undefined {
  const element = tree.children[child] as MdxJsxFlowElement;
  const attribute = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (attribute?.type !== 'mdxJsxAttribute') return undefined;
  return typeof attribute.value === 'object' ? attribute.value?.value : attribute.value;
}

describe('remarkPageHTML', () => {
  it('leaves the code to the server, and counts it through the page', () => {
    const tree = run(
      createJSXElement('CodeBlock', { language: 'css', html: '<b>1</b>' }),
      createJSXElement('Sample', { language: 'tsx', html: '<b>2</b>', css: '<b>"3"</b>' }),
    );
    expect(readExpression(tree, 1, 'html')).toBe(
      `{ page: pageHTML, index: 0, html: typeof window === 'undefined' ? "<b>1</b>" : undefined }`,
    );
    expect(readExpression(tree, 1, 'language')).toBe('css');
    expect(readExpression(tree, 2, 'html')).toContain('index: 1');
    expect(readExpression(tree, 2, 'css')).toContain('"<b>\\"3\\"</b>"');
  });

  it('finds elements inside other components', () => {
    const block = createJSXElement('CodeBlock', { html: 'inside' });
    const tree = run({ ...createJSXElement('Tabs', {}), children: [block] });
    const tabs = tree.children[1] as MdxJsxFlowElement;
    expect(JSON.stringify(tabs)).toContain('index: 0');
  });

  it('writes all code of the page into one file, which a navigation waits for', () => {
    const tree = run(
      createJSXElement('CodeBlock', { html: 'first' }),
      createJSXElement('CodeBlock', { html: 'second' }),
    );
    const chunk = path.join(cache, 'html-a-page.json');
    expect(JSON.parse(fs.readFileSync(chunk, 'utf8'))).toEqual(['first', 'second']);

    expect(tree.children[0]).toMatchObject({ type: 'mdxjsEsm' });
    expect(readDeclaration(tree)).toContain(
      `window.docusaurusRoot ? [...(await import("${chunk}")).default] : []`,
    );
  });

  it('merges tokens if Slate is the initial theme, and writes all of them into a separate file', () => {
    const operator = '<span class="token operator">=</span>';
    const typed = '<span data-type="const a: 1">a</span>';
    const tree = runWith(
      { mergesTokens: true },
      createJSXElement('CodeBlock', { html: typed + operator }),
      createJSXElement('ServerHTML', { as: 'p', html: operator }),
      createJSXElement('CodeBlock', { html: operator, showLineNumbers: true }),
    );
    expect(readExpression(tree, 1, 'html')).toBe(
      `{ page: pageHTML, index: 0, hasTypes: true, html: typeof window === 'undefined' ? "a=" : undefined }`,
    );
    expect(readExpression(tree, 3, 'html')).toContain('operator');
    const read = (name: string): unknown =>
      JSON.parse(fs.readFileSync(path.join(cache, `${name}.json`), 'utf8'));
    expect(read('html-a-page')).toEqual(['a=', operator, operator]);
    expect(read('tokens-a-page')).toEqual([typed + operator, null, null]);
    expect(readDeclaration(tree)).toContain('tokens-a-page.json');
  });

  it('imports no HTML if it comes with the script of the page, except for partials', () => {
    const block = () => createJSXElement('CodeBlock', { html: 'code' });
    const page = readDeclaration(runWith({ comesWithScript: true }, block()));
    expect(page).toContain('window.pageData?.["html-a-page"] ?? []');
    expect(page).not.toContain('import(');
    for (const path of ['/site/docs/a/_part.mdx', '/site/docs/_a/b.mdx', '/site/src/pages/a.mdx']) {
      const part = readDeclaration(runWith({ comesWithScript: true, path }, block()));
      expect(part, path).toContain('await import(');
    }
  });

  it('keeps an empty output, because no browser could tell that the server has rendered it', () => {
    const tree = run(createJSXElement('Sample', { html: 'code', css: '' }));
    expect(readExpression(tree, 1, 'html')).toContain('index: 0');
    expect(readExpression(tree, 1, 'css')).toBe('');
  });

  it('takes the rows of a table and the items of a list that contain no components from the server', () => {
    const text = (value: string): Paragraph => ({
      type: 'paragraph',
      children: [{ type: 'text', value }],
    });
    const picture: Paragraph = {
      type: 'paragraph',
      children: [{ type: 'image', url: '/b.png', alt: 'b' }],
    };
    const row = ({ children }: Paragraph): TableRow => ({
      type: 'tableRow',
      children: [{ type: 'tableCell', children }],
    });
    const item = (child: Paragraph): ListItem => ({ type: 'listItem', children: [child] });
    const tree = run(
      { type: 'table', align: ['right'], children: [row(text('a')), row(picture), row(text('c'))] },
      { type: 'list', spread: true, children: [item(picture), item(text('d'))] },
    );
    const [, table, list] = tree.children as [RootContent, Table, List];
    expect(table.children.map(({ type }) => type)).toEqual([
      'mdxJsxFlowElement',
      'tableRow',
      'mdxJsxFlowElement',
    ]);
    expect(list.children.map(({ type }) => type)).toEqual(['listItem', 'mdxJsxFlowElement']);
    const pieces = fs.readFileSync(path.join(cache, 'html-a-page.json'), 'utf8');
    expect(JSON.parse(pieces)).toEqual([
      '\n<th align="right">a</th>\n',
      '\n<td align="right">c</td>\n',
      '\n<p>d</p>\n',
    ]);
  });

  it('does not change a page without code', () => {
    expect(run(createJSXElement('Diagram', { html: 'no code' })).children).toHaveLength(1);
  });
});
