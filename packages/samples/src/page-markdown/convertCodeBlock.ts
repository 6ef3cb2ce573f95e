import type { BlockContent, Code, Paragraph, PhrasingContent, RootContent } from 'mdast';
import {
  findElement,
  type HTMLElement,
  type HTMLNode,
  isElement,
  isSkipped,
  readAttribute,
  readText,
} from './HTMLNode.ts';

/** A block that a page, a quote or a list item may contain. */
export type Block = Extract<RootContent, BlockContent>;

const isPre = ({ tagName }: HTMLElement) => tagName === 'pre';

/**
 * Converts a code block: its title becomes a label, prefixed with "Don't" or "Do" if it has advice, and its
 * notes about running the code become a paragraph after it.
 *
 * @returns undefined for an element without a `pre`
 */
export function convertCodeBlock(block: HTMLElement): Block[] | undefined {
  const pre = findElement(block.childNodes, isPre);
  if (!pre) return undefined;
  const language = readLanguage(pre);
  const at = block.childNodes.indexOf(pre);
  const [head] = block.childNodes.slice(0, at).filter(isElement);
  const advice = head && readAdvice(head);
  const title = head && readTitle(head, advice === undefined ? 0 : 1);
  const name = title === undefined || title === language ? undefined : title;
  // `Don't: App.tsx`
  const label = [advice, name].filter((part) => part !== undefined).join(': ') || undefined;
  const notes = block.childNodes.slice(at + 1).flatMap(convertNote);
  return [...createLabeledCode(label, language, readText(pre)), ...notes];
}

/** The label "Don't" or "Do", which is before the title. */
function readAdvice(head: HTMLElement): string | undefined {
  const [label] = head.childNodes.filter(isElement);
  return label && readAttribute(label, 'data-advice') !== undefined ? readText(label) : undefined;
}

/** The title in the head of a code block; controls may follow it. */
function readTitle(head: HTMLElement, at: number): string | undefined {
  const node = head.childNodes[at];
  const text = node && readVisibleText(node).trim();
  return text === '' ? undefined : text;
}

function readVisibleText(node: HTMLNode): string {
  if (!isElement(node)) return readText(node);
  return isSkipped(node) ? '' : node.childNodes.map(readVisibleText).join('');
}

/** A label and a message: `The sample logs: 2 rules`. */
const NOTE = /^([^:]+: )(.+)$/;

/**
 * Converts the notes below code, one per line. Messages become inline code, because they are not the page's
 * prose.
 */
function convertNote(node: HTMLNode): Block[] {
  const lines = readText(node).split('\n').filter(Boolean);
  if (lines.length === 0) return [];
  const children = lines.flatMap((line, index): PhrasingContent[] => {
    const [, label = '', message = line] = NOTE.exec(line) ?? [];
    return [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      { type: 'text', value: label },
      { type: 'inlineCode', value: message },
    ];
  });
  return [{ type: 'paragraph', children }];
}

/** Converts a `pre` outside a code block; its accessible name becomes the label. */
export function convertPre(pre: HTMLElement): Block[] {
  return createLabeledCode(readAttribute(pre, 'aria-label'), readLanguage(pre), readText(pre));
}

/** Creates a code block, with a label above it if there is one. */
export function createLabeledCode(
  label: string | undefined,
  lang: string,
  value: string,
): [Code] | [Paragraph, Code] {
  const code: Code = { type: 'code', lang: lang || null, value: value.replace(/\n$/, '') };
  return label === undefined ? [code] : [createLabel(label), code];
}

/** Text that needs no escapes, although the printer would add some: `pages/\_app.tsx`. */
const PLAIN = /^(?!.*__)[\w./:',() [\]-]+$/;

/** Creates a bold line above a code block. File names are not escaped. */
export function createLabel(value: string): Paragraph {
  const type = PLAIN.test(value) ? 'html' : 'text';
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type, value }] }],
  };
}

/** The language of a code block, from the class of its `pre`; empty if it has none. */
function readLanguage(pre: HTMLElement): string {
  return /\blanguage-([\w-]+)/.exec(readAttribute(pre, 'class') ?? '')?.[1] ?? '';
}
