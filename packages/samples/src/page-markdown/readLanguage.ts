import { readAttribute, type HTMLElement } from './HTMLNode.ts';

/** The language of a block of code, by the class of its `pre`; empty where it has none. */
export function readLanguage(pre: HTMLElement): string {
  return /\blanguage-([\w-]+)/.exec(readAttribute(pre, 'class') ?? '')?.[1] ?? '';
}
