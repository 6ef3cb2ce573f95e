import path from 'node:path';
import { parse } from 'acorn';
import type { Program } from 'estree';
import type { Element, Nodes } from 'hast';
import type { List, Root, RootContent, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { createExpressionAttribute, createJSXElement } from '../fences/createJSXElement.ts';
import { mergeTokens } from '../code-blocks/mergeTokens.ts';
import { writeIfChanged } from '../outputs/compareOutputs.ts';
import { findPageHTMLChunk } from './getPageHTMLChunk.ts';

/** The folders are absolute. */
export interface RemarkPageHTMLOptions {
  /** The folder of the repository. */
  root: string;
  /** The folder of the documentation; the paths of pages follow from their files in it. */
  docs: string;
  /**
   * The folder for HTML that navigation loads: for each page, a file named by `getPageHTMLChunk`, and
   * one with all tokens of its code (`tokens-…`).
   */
  cache: string;
  /** The path that the site is served under, with slashes at both ends. */
  baseUrl: string;
  /**
   * Whether pages contain merged tokens only (`mergeTokens`), which look right in Slate, and load all
   * tokens together with the types of identifiers. This halves the size of a page, but other themes need a
   * script.
   */
  mergesTokens: boolean;
  /**
   * Whether a navigation receives the HTML of a page together with its script, in `window.pageData`
   * (`website/plugins/page-files`), so that the bundler does not need it. Partials always load theirs.
   */
  comesWithScript: boolean;
}

/** Attributes with highlighted code. */
const CODE: readonly string[] = ['html', 'css'];

/**
 * Chunk names of pages. Files or folders with a leading underscore are partials, which Docusaurus makes no
 * page of.
 */
const PAGE = /^html-(?!_|.*-_)/;

/** Components, and their attributes that contain HTML. */
const HTML_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  CodeBlock: ['html'],
  Sample: ['html', 'css', 'merge', 'result', 'rules'],
  ServerHTML: ['html'],
};

/**
 * A remark plugin that moves static HTML out of a page's script: highlighted code, and prose. It is in the
 * page's HTML already, and React keeps the HTML that the server rendered. Put the plugin after all steps that turn
 * fences into components, and after those of Docusaurus, which turn links to files into addresses.
 *
 * `<CodeBlock html="…" />` becomes
 * `<CodeBlock html={{ page: pageHTML, index: 0, html: typeof window === 'undefined' ? '…' : undefined }} />`,
 * a paragraph becomes `<ServerHTML as="p" html={…} />`, as does a row of a table that has components only in
 * other rows, and the page gets `export const pageHTML`. After a
 * client-side navigation, which loads no HTML document, `pageHTML` contains all pieces: they arrive with
 * the script, or the module waits for them. If tokens are merged, it can also load the code with all tokens.
 */
export function remarkPageHTML({
  root,
  docs,
  cache,
  baseUrl,
  mergesTokens,
  comesWithScript,
}: RemarkPageHTMLOptions) {
  return (tree: Root, file: VFile): void => {
    replaceProse(tree, baseUrl);
    const pieces: string[] = [];
    // By the same index, the code with all tokens.
    const tokens: (string | null)[] = [];
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      for (const [index, attribute] of element.attributes.entries()) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        // An empty string would not show whether the server has rendered it.
        if (attribute.value === '') continue;
        if (!HTML_ATTRIBUTES[element.name ?? '']?.includes(attribute.name)) continue;
        const isCode = element.name !== 'ServerHTML' && CODE.includes(attribute.name);
        // Line numbers need an element for each line, so tokens are not merged.
        const hasNumbers = element.attributes.some(
          (one) => 'name' in one && one.name === 'showLineNumbers',
        );
        const merges = mergesTokens && isCode && !hasNumbers;
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

/** Replaces prose at the top level of a page, in admonitions and in folds. */
function replaceProse(
  parent: Root | ContainerDirective | MdxJsxFlowElement,
  baseUrl: string,
): void {
  for (const [index, child] of parent.children.entries()) {
    const isFold = child.type === 'mdxJsxFlowElement' && child.name === 'Details';
    if (child.type === 'containerDirective' || isFold) replaceProse(child, baseUrl);
    const prose = printProse(child, baseUrl);
    if (prose) parent.children[index] = createServerHTML(child, prose);
    else if (child.type === 'table' || child.type === 'list') replaceParts(child, baseUrl);
  }
}

/** Replaces the static rows of a table, or items of a list, that contains components elsewhere. */
function replaceParts(block: Table | List, baseUrl: string): void {
  const isElement = (node: Nodes): node is Element => node.type === 'element';
  const { children: sections } = toHast(block) as Element;
  const elements = sections
    .filter(isElement)
    .flatMap((one) => (block.type === 'table' ? one.children.filter(isElement) : one));
  // The types of Markdown expect no component in the place of a row or an item.
  const parts: unknown[] = block.children;
  for (const [index, part] of block.children.entries()) {
    const element = elements[index];
    if (element && isStatic(part)) {
      parts[index] = createServerHTML(part, printContent(element, baseUrl));
    }
  }
}

function createServerHTML(node: RootContent, { as, html }: ProseElement): MdxJsxFlowElement {
  return {
    ...createJSXElement('ServerHTML', { as, html }),
    ...(node.position && { position: node.position }),
  };
}

function refer(name: string, html: string, index: number, hasTypes: boolean): MdxJsxAttribute {
  return createExpressionAttribute(
    name,
    `{ page: pageHTML, index: ${String(index)}, ${hasTypes ? 'hasTypes: true, ' : ''}html: typeof window === 'undefined' ? ${JSON.stringify(html)} : undefined }`,
  );
}

/** Pages are named after their path, which a link to them knows; partials after their file. */
function nameFile(file: string, root: string, docs: string): string {
  return findPageHTMLChunk(file, docs) ?? path.relative(root, file).split(path.sep).join('_');
}

/**
 * Creates `export const pageHTML`. `window.docusaurusRoot` exists once the first page has hydrated, so a
 * module that sees it was loaded by a navigation.
 *
 * @param chunk - the file with the HTML, unless that arrives with the script
 */
function declarePageHTML(
  name: string,
  chunk: string | undefined,
  tokensChunk: string | undefined,
): MdxjsEsm {
  const load = (file: string) => `() => import(${JSON.stringify(file)}).then((m) => m.default)`;
  const received = `window.pageData?.[${JSON.stringify(name)}] ?? []`;
  const loaded = `window.docusaurusRoot ? [...(await import(${JSON.stringify(chunk)})).default] : []`;
  const lines = [
    `name: ${JSON.stringify(name)}`,
    `pieces: typeof window === 'undefined' ? [] : ${chunk === undefined ? received : loaded}`,
    ...(chunk === undefined ? [] : [`load: ${load(chunk)}`]),
    ...(tokensChunk === undefined ? [] : [`loadTokens: ${load(tokensChunk)}`]),
  ];
  const value = `export const pageHTML = {\n  ${lines.join(',\n  ')},\n};`;
  const estree = parse(value, { ecmaVersion: 2024, sourceType: 'module' }) as unknown as Program;
  return { type: 'mdxjsEsm', value, data: { estree } };
}

/** Blocks of prose, and the nodes that they may contain: their HTML does not depend on components. */
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
  'link',
]);

interface ProseElement {
  /** The tag name. */
  as: string;
  html: string;
}

/**
 * Prints a block of prose as HTML.
 *
 * `**Two** words` gives `{ as: 'p', html: '<strong>Two</strong> words' }`.
 *
 * @param baseUrl - the path that the site is served under
 * @returns undefined for other blocks, and for prose that contains more than static HTML: an image or a component
 */
export function printProse(node: RootContent, baseUrl: string): ProseElement | undefined {
  if (!BLOCKS.has(node.type) || !isStatic(node)) return undefined;
  const element = toHast(node);
  if (element.type !== 'element') return undefined;
  // `ServerHTML` adds the roles of tables and rows.
  if (Object.keys(element.properties).some((name) => name !== 'role')) return undefined;
  return printContent(element, baseUrl);
}

function isStatic(node: RootContent): boolean {
  let isPlain = true;
  visit(node, ({ type, ...rest }) => {
    const isTask = 'checked' in rest && typeof rest.checked === 'boolean';
    if (!CONTENT.has(type) || isTask) isPlain = false;
  });
  return isPlain;
}

/** An address with a protocol or another host. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Prints links as those of Docusaurus: other sites open in a new tab, and paths begin with that of the site. */
function printContent(element: Element, baseUrl: string): ProseElement {
  visit(element, 'element', ({ tagName, properties }) => {
    if (tagName !== 'a') return;
    const address = String(properties.href);
    if (ABSOLUTE.test(address)) {
      Object.assign(properties, { target: '_blank', rel: 'noopener noreferrer' });
    } else if (address.startsWith('/') && !address.startsWith(baseUrl)) {
      properties.href = baseUrl + address.slice(1);
    }
  });
  return { as: element.tagName, html: toHtml(element.children) };
}
