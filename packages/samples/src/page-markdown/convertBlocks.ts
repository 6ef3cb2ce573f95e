import type { Heading, ListItem, Table, TableCell, TableRow } from 'mdast';
import {
  type Block,
  convertCodeBlock,
  convertPre,
  createLabel,
  createLabeledCode,
} from './convertCodeBlock.ts';
import { type ConvertContext, convertPhrasing } from './convertPhrasing.ts';
import { describeResult } from './describeResult.ts';
import {
  findElement,
  findElements,
  hasClass,
  type HTMLElement,
  type HTMLNode,
  isElement,
  isSkipped,
  readAttribute,
  readText,
} from './HTMLNode.ts';

/** Inline elements; everything else starts a block. */
const INLINE = new Set(
  'a abbr b br cite code del em i img ins kbd mark q s small span strong sub sup svg time u'.split(
    ' ',
  ),
);

/** Converts block content: paragraphs, lists, code. Inline nodes between blocks become paragraphs. */
export function convertBlocks(nodes: readonly HTMLNode[], context: ConvertContext): Block[] {
  const blocks: Block[] = [];
  let line: HTMLNode[] = [];
  const endLine = () => {
    const children = convertPhrasing(line, context);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || INLINE.has(node.tagName)) line.push(node);
    else {
      endLine();
      if (!isSkipped(node)) blocks.push(...convertElement(node, context));
    }
  }
  endLine();
  return blocks;
}

function convertElement(element: HTMLElement, context: ConvertContext): Block[] {
  const { tagName, childNodes } = element;
  if (isHeading(element)) {
    const depth = Number(tagName[1]) as Heading['depth'];
    return [{ type: 'heading', depth, children: convertPhrasing(childNodes, context) }];
  }
  switch (tagName) {
    case 'pre':
      return convertPre(element);
    case 'table':
      return [convertTable(element, context)];
    case 'ul':
    case 'ol':
      return convertList(element, context);
    case 'dl':
      return convertTerms(element, context);
    case 'blockquote':
      return [{ type: 'blockquote', children: convertBlocks(childNodes, context) }];
    case 'aside':
      return [{ type: 'blockquote', children: convertAdmonition(element, context) }];
    case 'summary':
      // The heading of a folded section.
      if (findElement(childNodes, isHeading)) return convertBlocks(childNodes, context);
      return [createLabel(readText(element).replace(/\s+/g, ' ').trim())];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    default:
      break;
  }
  const result = element.childNodes.filter(isElement).find(isResult);
  if (result) return [createResultNote(result)];
  const hasTabs = childNodes.some((child) => isElement(child) && isOutputTabs(child));
  if (hasTabs) return convertOutput(element, context);
  const code = hasClass(element, 'code-block') ? convertCodeBlock(element) : undefined;
  return code ?? convertBlocks(childNodes, context);
}

function convertList(list: HTMLElement, context: ConvertContext): Block[] {
  const items = list.childNodes.filter(isElement).map((item): ListItem => ({
    type: 'listItem',
    spread: false,
    children: convertBlocks(item.childNodes, context),
  }));
  const label = readAttribute(list, 'aria-label');
  return [
    ...(label === undefined ? [] : [createLabel(label)]),
    { type: 'list', ordered: list.tagName === 'ol', spread: false, children: items },
  ];
}

/** Converts a `dl`: each term becomes a list item with its descriptions. */
function convertTerms(list: HTMLElement, context: ConvertContext): Block[] {
  const parts = findElements(list.childNodes, ({ tagName }) => /^d[dt]$/.test(tagName));
  const items: ListItem[] = [];
  for (const part of parts) {
    const children = convertPhrasing(part.childNodes, context);
    const [paragraph] = items.at(-1)?.children ?? [];
    if (part.tagName === 'dd' && paragraph?.type === 'paragraph') {
      paragraph.children.push({ type: 'text', value: ': ' }, ...children);
    } else {
      items.push({
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children }],
      });
    }
  }
  return [{ type: 'list', ordered: false, spread: false, children: items }];
}

/** Converts an admonition, whose first child is its title. */
function convertAdmonition(aside: HTMLElement, context: ConvertContext): Block[] {
  const [title, ...content] = aside.childNodes.filter(
    (node) => isElement(node) || readText(node).trim() !== '',
  );
  if (!title) return [];
  return [createLabel(readText(title).trim()), ...convertBlocks(content, context)];
}

const isHeading = ({ tagName }: HTMLElement) => /^h[1-6]$/.test(tagName);

const isOutputTabs = (element: HTMLElement) =>
  readAttribute(element, 'role') === 'tablist' && readAttribute(element, 'aria-label') === 'Output';

const isResult = (element: HTMLElement) => readAttribute(element, 'data-result') !== undefined;

/** Describes what a sample renders in one line, because its HTML would look like a part of the page. */
function createResultNote(result: HTMLElement): Block {
  return {
    type: 'paragraph',
    children: [{ type: 'text', value: `Result: ${describeResult(result)}` }],
  };
}

/**
 * Converts the outputs of a sample. The page contains only the first one, so all of them are taken from the
 * committed file.
 *
 * @throws Error if the output on the page is not among the committed ones
 */
function convertOutput(element: HTMLElement, context: ConvertContext): Block[] {
  const panes = context.samples.shift();
  const shown = findElement(
    element.childNodes,
    ({ tagName }) => tagName === 'pre' || tagName === 'dl',
  );
  const text = shown ? readText(shown).trim() : '';
  if (!panes?.some((pane) => pane.text.trim() === text)) {
    throw new Error(
      `A sample of the page shows an output that the committed ones do not have: ${text.slice(0, 80)}`,
    );
  }
  return panes
    .filter((pane) => pane.text.trim() !== '' && context.keepsPane(pane))
    .flatMap(({ title, language, text: value }) => createLabeledCode(title, language, value));
}

const CELLS = new Set(['th', 'td']);

/** Converts a table; Markdown makes the first row its head. */
function convertTable(table: HTMLElement, context: ConvertContext): Table {
  const rows = findElements(table.childNodes, ({ tagName }) => tagName === 'tr');
  return {
    type: 'table',
    children: rows.map((row): TableRow => ({
      type: 'tableRow',
      children: findElements(row.childNodes, ({ tagName }) => CELLS.has(tagName)).map(
        (cell): TableCell => ({
          type: 'tableCell',
          children: convertPhrasing(cell.childNodes, context),
        }),
      ),
    })),
  };
}
