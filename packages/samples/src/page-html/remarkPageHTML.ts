import path from 'node:path';
import { parse } from 'acorn';
import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { createExpressionAttribute, createJSXElement } from '../fences/createJSXElement.ts';
import { mergeTokens } from '../code-blocks/mergeTokens.ts';
import { writeIfChanged } from '../outputs/settleOutputs.ts';
import { findPageHTMLChunk } from './getPageHTMLChunk.ts';

/** Options of `remarkPageHTML`; the folders are absolute. */
export interface RemarkPageHTMLOptions {
  /** The folder of the repository. */
  root: string;
  /** The folder of the documentation, whose pages' addresses are their places in it. */
  docs: string;
  /**
   * Where the HTML of pages goes that is loaded by navigation: a file for each page, named as
   * `getPageHTMLChunk` says; and one with each token of its code (`tokens-…`).
   */
  cache: string;
  /**
   * Whether pages have Slate's tokens only (`mergeTokens`), and load the others with the types of
   * identifiers. It saves half of a page, but another theme needs a script.
   */
  mergesTokens: boolean;
  /**
   * Whether a navigation gets the HTML of a page together with its script, in `window.pageData`
   * (`website/plugins/page-files`), so that the bundler need not know of it. Parts of other pages load theirs always.
   */
  comesWithScript: boolean;
}

/** The attributes that hold highlighted code. */
const CODE: readonly string[] = ['html', 'css'];

/** Names of pages of the documentation; those of its files that Docusaurus makes no page of have an underscore. */
const PAGE = /^html-(?!_|.*-_)/;

/** The components that show highlighted code, and their attributes that hold it. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  CodeBlock: ['html'],
  Sample: ['html', 'css', 'merge', 'result', 'rules'],
  ServerHTML: ['html'],
};

/**
 * A remark plugin that keeps what never changes out of the script of a page: highlighted code, and
 * prose without links. It stands in the page's HTML, and React leaves there what the server has
 * rendered. Put the plugin behind all steps that make components of fences.
 *
 * `<CodeBlock html="…" />` becomes
 * `<CodeBlock html={{ page: pageHTML, index: 0, html: typeof window === 'undefined' ? '…' : undefined }} />`,
 * a paragraph becomes `<ServerHTML as="p" html={…} />`, and the page gets `export const pageHTML`,
 * which holds all of it where the page was reached by a link: such a page has no HTML. It comes with the script, or
 * the module waits for it. Where tokens are merged, it also loads the code with all of them.
 */
export function remarkPageHTML({
  root,
  docs,
  cache,
  mergesTokens,
  comesWithScript,
}: RemarkPageHTMLOptions) {
  return (tree: Root, file: VFile): void => {
    replaceProse(tree);
    const pieces: string[] = [];
    // The same code with all of its tokens, by the same places.
    const tokens: (string | null)[] = [];
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      for (const [index, attribute] of element.attributes.entries()) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        // Nothing to take out, and nothing by which to tell that the server has rendered it.
        if (attribute.value === '') continue;
        if (!HOLDERS[element.name ?? '']?.includes(attribute.name)) continue;
        const isCode = element.name !== 'ServerHTML' && CODE.includes(attribute.name);
        const merges = mergesTokens && isCode && !hasLineNumbers(element);
        const html = merges ? mergeTokens(attribute.value) : attribute.value;
        const hasTypes = isCode && attribute.value.includes(' data-type="');
        element.attributes[index] = refer(attribute.name, html, pieces.length, hasTypes);
        pieces.push(html);
        tokens.push(merges ? attribute.value : null);
      }
    });
    if (pieces.length === 0) return;

    const name = nameFile(file.path, root, docs);
    const comes = comesWithScript && PAGE.test(name);
    const chunk = path.join(cache, `${name}.json`);
    writeIfChanged(chunk, JSON.stringify(pieces));
    const hasTokens = tokens.some((one) => one !== null);
    const tokensChunk = path.join(cache, `tokens-${name.replace(/^html-/, '')}.json`);
    if (hasTokens) writeIfChanged(tokensChunk, JSON.stringify(tokens));
    tree.children.unshift(
      declarePageHTML(name, comes ? undefined : chunk, hasTokens ? tokensChunk : undefined),
    );
  };
}

/** Each line needs its element then. */
function hasLineNumbers({ attributes }: MdxJsxFlowElement): boolean {
  return attributes.some((one) => 'name' in one && one.name === 'showLineNumbers');
}

/** On the page itself, in its admonitions and in what is folded. */
function replaceProse(parent: Root | ContainerDirective | MdxJsxFlowElement): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'containerDirective' || isFold(child)) replaceProse(child);
    // The title of an admonition, which Docusaurus looks for.
    if (child.type === 'paragraph' && child.data && 'directiveLabel' in child.data) continue;
    const prose = printProse(child);
    if (!prose) continue;
    parent.children[index] = {
      ...createJSXElement('ServerHTML', { as: prose.as, html: prose.html }),
      ...(child.position && { position: child.position }),
    } satisfies RootContent;
  }
}

function isFold(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'details';
}

function refer(name: string, html: string, index: number, hasTypes: boolean): MdxJsxAttribute {
  return createExpressionAttribute(
    name,
    `{ page: pageHTML, index: ${String(index)}, ${hasTypes ? 'hasTypes: true, ' : ''}html: typeof window === 'undefined' ? ${JSON.stringify(html)} : undefined }`,
  );
}

/** Pages have the name that a link to them knows; parts of other pages that of their place. */
function nameFile(file: string, root: string, docs: string): string {
  return findPageHTMLChunk(file, docs) ?? path.relative(root, file).split(path.sep).join('_');
}

/**
 * `docusaurusRoot` is there once the first page runs: the module is loaded for a navigation.
 *
 * @param chunk - the file with the HTML, unless that comes with the script
 */
function declarePageHTML(
  name: string,
  chunk: string | undefined,
  tokensChunk: string | undefined,
): MdxjsEsm {
  const load = (file: string) => `() => import(${JSON.stringify(file)}).then((m) => m.default)`;
  const come = `window.pageData?.[${JSON.stringify(name)}] ?? []`;
  const wait = `window.docusaurusRoot ? [...(await import(${JSON.stringify(chunk)})).default] : []`;
  const lines = [
    `name: ${JSON.stringify(name)}`,
    `pieces: typeof window === 'undefined' ? [] : ${chunk === undefined ? come : wait}`,
    ...(chunk === undefined ? [] : [`load: ${load(chunk)}`]),
    ...(tokensChunk === undefined ? [] : [`loadTokens: ${load(tokensChunk)}`]),
  ];
  const value = `export const pageHTML = {\n  ${lines.join(',\n  ')},\n};`;
  const estree = parse(value, { ecmaVersion: 2024, sourceType: 'module' }) as unknown as Program;
  return { type: 'mdxjsEsm', value, data: { estree } };
}

/** Blocks of prose, and what may be in them: what is the same HTML on every page. */
const BLOCKS = new Set(['paragraph', 'list', 'table', 'blockquote']);
const CONTENT = new Set([
  ...BLOCKS,
  'listItem',
  'tableRow',
  'tableCell',
  'text',
  'strong',
  'emphasis',
  'delete',
  'inlineCode',
  'break',
]);

/** An element of prose: its name, and what is in it. */
interface ProseElement {
  as: string;
  html: string;
}

/**
 * Prints a block of prose as HTML.
 *
 * `**Two** words` gives `{ as: 'p', html: '<strong>Two</strong> words' }`.
 *
 * @returns undefined for what is no prose, and for prose with something that is more than its HTML:
 *   a link (which the site follows without loading a page), an image, a component
 */
export function printProse(node: RootContent): ProseElement | undefined {
  if (!BLOCKS.has(node.type)) return undefined;
  let isPlain = true;
  visit(node, ({ type, ...rest }) => {
    const isTask = 'checked' in rest && typeof rest.checked === 'boolean';
    if (!CONTENT.has(type) || isTask) isPlain = false;
  });
  if (!isPlain) return undefined;

  const element = toHast(node);
  if (element.type !== 'element' || Object.keys(element.properties).length > 0) return undefined;
  return { as: element.tagName, html: toHtml(element.children) };
}
