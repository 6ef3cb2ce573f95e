import { LIMITS } from '../protocol/limits.ts';
import type { RenderedElement } from '../Sandbox.ts';

/**
 * Describes the elements of the body, in their order. Animations end before: two frames that are
 * compared would be at different moments of theirs.
 *
 * @param properties - whose computed values are told
 */
export function readElements(properties: readonly string[]): RenderedElement[] {
  for (const animation of document.getAnimations()) animation.cancel();
  const elements = [...document.body.querySelectorAll('*')]
    .filter(({ localName }) => localName !== 'script' && localName !== 'style')
    .slice(0, LIMITS.elements);
  return elements.map((element, index) => {
    const style = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    let depth = 0;
    let node = element.parentElement;
    for (; node && node !== document.body; node = node.parentElement) depth += 1;
    const text = [...element.childNodes]
      .map((child) => (child instanceof Text ? child.data : ''))
      .join('')
      .trim();
    return {
      index,
      count: elements.length,
      tag: element.localName,
      depth,
      text: text.slice(0, LIMITS.elementText),
      classes: element.getAttribute('class')?.slice(0, LIMITS.classes) ?? '',
      values: properties.map((name) => style.getPropertyValue(name).slice(0, LIMITS.computedValue)),
      box: [left, top, width, height],
    };
  });
}
