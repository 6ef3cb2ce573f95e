import type { Code, Paragraph, PhrasingContent } from 'mdast';
import type { Block } from './ConvertContext.ts';
import {
  findElement,
  type HTMLElement,
  type HTMLNode,
  isElement,
  isSkipped,
  readAttribute,
  readText,
} from './HTMLNode.ts';

const isPre = ({ tagName }: HTMLElement) => tagName === 'pre';

/**
 * Converts a block of code of ours: its title becomes a label, with "Don't" or "Do" before it, and what happens when it is run the
 * paragraph behind it.
 *
 * @returns undefined for another element
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
  const behind = block.childNodes.slice(at + 1).map(convertNote);
  return [...createLabeledCode(label, language, readText(pre)), ...behind.flat()];
}

/** Whether code is to be avoided or to be written; the label stands before the title. */
function readAdvice(head: HTMLElement): string | undefined {
  const [label] = head.childNodes.filter(isElement);
  return label && readAttribute(label, 'data-advice') !== undefined ? readText(label) : undefined;
}

/** A text of the head; behind it are controls. In outputs the head is the title alone. */
function readTitle(head: HTMLElement, at: number): string | undefined {
  const node = head.childNodes[at];
  const text = node && readShown(node).trim();
  return text === '' ? undefined : text;
}

function readShown(node: HTMLNode): string {
  if (!isElement(node)) return readText(node);
  return isSkipped(node) ? '' : node.childNodes.map(readShown).join('');
}

/** Who says something, and what: `The sample logs: 2 rules`. */
const NOTE = /^([^:]+: )(.+)$/;

/** A line for each thing that happens. Messages are quoted as code, because they are not the page's prose. */
function convertNote(node: HTMLNode): Block[] {
  const lines = readText(node).split('\n').filter(Boolean);
  if (lines.length === 0) return [];
  const children = lines.flatMap((line, index): PhrasingContent[] => {
    const [, speaker = '', said = line] = NOTE.exec(line) ?? [];
    return [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      { type: 'text', value: speaker },
      { type: 'inlineCode', value: said },
    ];
  });
  return [{ type: 'paragraph', children }];
}

/** Converts code that stands by itself; its name for screen users becomes the label. */
export function convertPre(pre: HTMLElement): Block[] {
  return createLabeledCode(readAttribute(pre, 'aria-label'), readLanguage(pre), readText(pre));
}

/** A block of code with a label, where it has one. */
export function createLabeledCode(
  label: string | undefined,
  lang: string,
  value: string,
): [Code] | [Paragraph, Code] {
  const code: Code = { type: 'code', lang: lang || null, value: value.replace(/\n$/, '') };
  return label === undefined ? [code] : [createLabel(label), code];
}

/** What Markdown takes for text, although it is printed with escapes: `pages/\_app.tsx`. */
const PLAIN = /^(?!.*__)[\w./:',() [\]-]+$/;

/** A line above a block of code that says what it is; names of files are as they are. */
export function createLabel(value: string): Paragraph {
  const type = PLAIN.test(value) ? 'html' : 'text';
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type, value }] }],
  };
}

/** The language of a block of code, by the class of its `pre`; empty where it has none. */
function readLanguage(pre: HTMLElement): string {
  return /\blanguage-([\w-]+)/.exec(readAttribute(pre, 'class') ?? '')?.[1] ?? '';
}
