import { LIMITS } from '../protocol/limits.ts';
import type { RenderedElement } from '../Sandbox.ts';

/**
 * Describes the elements of the body, in document order. It cancels animations first, because two frames that
 * are compared would be at different moments of an animation.
 *
 * @param properties - the properties whose computed values are read
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

/** Elements that one search visits, so that a large document does not make the preview slow. */
const MAX_VISITED = 20_000;

/** The attribute of elements that this runtime itself adds to the document, also for what they contain. */
export const OWN = 'data-griffel-preview';

/**
 * Visits the descendants of a node in document order, including those in open shadow roots and in frames whose
 * document can be read. Skips what this runtime has added.
 */
export function visitElements(root: ParentNode, visit: (element: Element) => void): void {
  let left = MAX_VISITED;
  const walk = (parent: ParentNode): void => {
    for (const element of Array.from(parent.querySelectorAll('*'))) {
      if (--left < 0) return;
      if (element.closest(`[${OWN}]`)) continue;
      visit(element);
      if (element.shadowRoot) walk(element.shadowRoot);
      const inner = element instanceof HTMLIFrameElement ? element.contentDocument : null;
      if (inner) walk(inner);
    }
  };
  walk(root);
}

/** Finds the elements with one of the classes. */
export function findByClasses(classes: readonly string[]): Element[] {
  const found: Element[] = [];
  visitElements(document, (element) => {
    if (classes.some((name) => element.classList.contains(name))) found.push(element);
  });
  return found;
}
