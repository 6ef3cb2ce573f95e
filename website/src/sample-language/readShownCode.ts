import { SAMPLE_LANGUAGE_ATTRIBUTE } from './sampleLanguages';

/**
 * Reads a block's code as the reader sees it, without what is hidden from readers of JavaScript.
 *
 * @param block - its `pre`
 */
export function readShownCode(block: HTMLPreElement | null): string {
  if (!block) return '';
  if (document.documentElement.getAttribute(SAMPLE_LANGUAGE_ATTRIBUTE) !== 'js') {
    return block.textContent ?? '';
  }
  const copy = block.cloneNode(true) as HTMLPreElement;
  for (const hidden of copy.querySelectorAll('.ts-only')) hidden.remove();
  return copy.textContent ?? '';
}
