import type { Block } from './ConvertContext.ts';
import { createLabeledCode } from './createLabeledCode.ts';
import { findElement, isElement, readText, type HTMLElement, type HTMLNode } from './HTMLNode.ts';
import { readLanguage } from './readLanguage.ts';

const isPre = ({ tagName }: HTMLElement) => tagName === 'pre';

/**
 * Converts a block of code of ours: its title becomes a label, and what happens when it is run the
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
  const title = head && readTitle(head);
  const label = title === undefined || title === language ? undefined : title;
  const behind = block.childNodes.slice(at + 1).map(convertNote);
  return [...createLabeledCode(label, language, readText(pre)), ...behind.flat()];
}

/** The first text of the head; behind it are controls. In outputs the head is the title alone. */
function readTitle(head: HTMLElement): string | undefined {
  const [first] = head.childNodes;
  const text = first && readText(first).trim();
  return text === '' ? undefined : text;
}

/** A line for each thing that happens. */
function convertNote(node: HTMLNode): Block[] {
  const lines = readText(node).split('\n').filter(Boolean);
  if (lines.length === 0) return [];
  const children = lines.flatMap((value, index) => [
    ...(index > 0 ? [{ type: 'break' as const }] : []),
    { type: 'text' as const, value },
  ]);
  return [{ type: 'paragraph', children }];
}
