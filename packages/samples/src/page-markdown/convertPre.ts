import type { Block } from './ConvertContext.ts';
import { createLabeledCode } from './createLabeledCode.ts';
import { readAttribute, readText, type HTMLElement } from './HTMLNode.ts';
import { readLanguage } from './readLanguage.ts';

/** Converts code that stands by itself; its name for screen readers becomes the label. */
export function convertPre(pre: HTMLElement): Block[] {
  return createLabeledCode(readAttribute(pre, 'aria-label'), readLanguage(pre), readText(pre));
}
