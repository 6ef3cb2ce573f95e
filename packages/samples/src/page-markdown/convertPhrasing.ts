import type { PhrasingContent } from 'mdast';
import type { SamplePane } from '../outputs/printOutputs.ts';
import {
  type HTMLElement,
  type HTMLNode,
  isElement,
  isSkipped,
  readAttribute,
  readText,
} from './HTMLNode.ts';

/** The data about a page that its conversion needs. */
export interface ConvertContext {
  /** Makes an address absolute, and points links between pages to their Markdown. */
  resolveLink: (address: string) => string;
  /** The outputs of the page's samples, in order. The conversion removes them as it reaches the samples. */
  samples: (readonly SamplePane[])[];
  /** Whether to include an output. */
  keepsPane: (pane: SamplePane) => boolean;
}

type Context = Pick<ConvertContext, 'resolveLink'>;

/**
 * Converts inline content: texts, code, links, emphasis. White space is collapsed, as in browsers.
 */
export function convertPhrasing(nodes: readonly HTMLNode[], context: Context): PhrasingContent[] {
  return trim(mergeTexts(nodes.flatMap((node) => convertNode(node, context))));
}

function convertNode(node: HTMLNode, context: Context): PhrasingContent[] {
  if (!isElement(node)) {
    if (!('value' in node)) return [];
    // Zero-width spaces only allow line breaks.
    return [{ type: 'text', value: node.value.replace(/\u200b/g, '').replace(/\s+/g, ' ') }];
  }
  return isSkipped(node) ? [] : convertElement(node, context);
}

function convertElement(element: HTMLElement, context: Context): PhrasingContent[] {
  const children = () => element.childNodes.flatMap((child) => convertNode(child, context));
  switch (element.tagName) {
    case 'code':
    case 'kbd':
      return [{ type: 'inlineCode', value: readText(element).replace(/\s+/g, ' ') }];
    case 'strong':
    case 'b':
      return [{ type: 'strong', children: mergeTexts(children()) }];
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children: mergeTexts(children()) }];
    case 'del':
      return [{ type: 'delete', children: mergeTexts(children()) }];
    case 'br':
      return [{ type: 'break' }];
    case 'a': {
      const address = readAttribute(element, 'href');
      if (address === undefined) return children();
      const content = trim(mergeTexts(children()));
      return [{ type: 'link', url: context.resolveLink(address), children: content }];
    }
    case 'img': {
      const url = context.resolveLink(readAttribute(element, 'src') ?? '');
      return [{ type: 'image', url, alt: readAttribute(element, 'alt') ?? '' }];
    }
    case 'svg':
      return [{ type: 'text', value: readAttribute(element, 'aria-label') ?? '' }];
    default:
      return children();
  }
}

/** Merges adjacent texts, because they would be escaped separately. */
function mergeTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const merged: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      merged[merged.length - 1] = {
        type: 'text',
        value: `${last.value}${node.value}`.replace(/ +/g, ' '),
      };
    } else if (node.type !== 'text' || node.value !== '') {
      // On the page, only CSS separates them.
      if (node.type === 'link' && last?.type === 'link') merged.push({ type: 'text', value: ' ' });
      merged.push(node);
    }
  }
  return merged;
}

/** Removes spaces at the start and end of a block. */
function trim(nodes: PhrasingContent[]): PhrasingContent[] {
  const [first] = nodes;
  if (first?.type === 'text') nodes[0] = { type: 'text', value: first.value.trimStart() };
  const last = nodes.at(-1);
  if (last?.type === 'text') {
    nodes[nodes.length - 1] = { type: 'text', value: last.value.trimEnd() };
  }
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
}
