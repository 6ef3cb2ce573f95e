import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { parse } from 'parse5';
import { convertBlocks } from './convertBlocks.ts';
import type { Block } from './convertCodeBlock.ts';
import type { ConvertContext } from './convertPhrasing.ts';
import { findElement, hasClass, readAttribute, type HTMLNode } from './HTMLNode.ts';

export interface ConvertPageOptions extends ConvertContext {
  /** The page's address, absolute. */
  address: string;
  /** The package that its samples were verified with: `@griffel/react 1.7.8`. */
  verifiedWith: string;
}

export interface MarkdownPage {
  title: string;
  /** From the page's meta description. */
  description: string;
  /** The whole page: title, description, address, text. */
  markdown: string;
}

/**
 * Converts a built page to Markdown: its title, description and text, and its code with all outputs.
 *
 * `<main><h1>A</h1><p>One <code>b</code></p></main>` gives `# A`, the description as a quote, the
 * page's address, and ``One `b` ``.
 *
 * @param html - the page
 * @throws Error if the page has no title, or if its samples do not match the committed outputs
 */
export function convertPage(
  html: string,
  { address, verifiedWith, ...context }: ConvertPageOptions,
): MarkdownPage {
  // Parsing the menus before `<main>` would take most of the time.
  const main = parse(html.slice(Math.max(0, html.search(/<main\b/)))).childNodes;
  const content =
    findElement(main, (element) => hasClass(element, 'theme-doc-markdown')) ??
    findElement(main, ({ tagName }) => tagName === 'main');
  const blocks = convertBlocks(content?.childNodes ?? [], context);
  const at = blocks.findIndex((block) => block.type === 'heading' && block.depth === 1);
  const heading = blocks[at];
  if (!heading) throw new Error(`The page ${address} has no title in its <main>.`);
  if (context.samples.length > 0) {
    throw new Error(
      `The page ${address} shows ${String(context.samples.length)} fewer samples than are committed.`,
    );
  }

  const [head = ''] = html.split(/<(?:body|main)\b/, 1);
  const description = readDescription(parse(head).childNodes);
  const root: Root = {
    type: 'root',
    children: [
      heading,
      ...createForeword(description, address, verifiedWith),
      ...blocks.slice(0, at),
      ...blocks.slice(at + 1),
    ],
  };
  const markdown = toMarkdown(root, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [withoutLinkEscapes(gfmToMarkdown({ tablePipeAlign: false }))],
  });
  return { title: toString(heading), description, markdown };
}

/** Removes the escapes that keep text from becoming a link: `Row\.tsx`, because of `www.`. */
function withoutLinkEscapes({ unsafe, extensions, ...others }: Options): Options {
  return {
    ...others,
    extensions: extensions?.map(withoutLinkEscapes),
    unsafe: unsafe?.filter(({ character }) => !['.', ':', '@'].includes(character)),
  };
}

function readDescription(nodes: readonly HTMLNode[]): string {
  const meta = findElement(
    nodes,
    (element) => element.tagName === 'meta' && readAttribute(element, 'name') === 'description',
  );
  return (meta && readAttribute(meta, 'content')) ?? '';
}

function createForeword(description: string, address: string, verifiedWith: string): Block[] {
  return [
    {
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }],
    },
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'Page: ' },
        { type: 'link', url: address, children: [{ type: 'text', value: address }] },
        { type: 'text', value: `. Verified with ${verifiedWith}.` },
      ],
    },
  ];
}
