import type { DefaultTreeAdapterMap } from 'parse5';

/** What stands in a parsed page: an element, a text, or what users do not see. */
export type HTMLNode = DefaultTreeAdapterMap['childNode'];

export type HTMLElement = DefaultTreeAdapterMap['element'];

export function isElement(node: HTMLNode): node is HTMLElement {
  return 'tagName' in node;
}

/** An attribute of an element; undefined where it has none of this name. */
export function readAttribute({ attrs }: HTMLElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasClass(element: HTMLElement, name: string): boolean {
  return (readAttribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** The text in a node, as it stands there. */
export function readText(node: HTMLNode): string {
  if ('value' in node) return node.value;
  return isElement(node) ? node.childNodes.map(readText).join('') : '';
}

/** The first element below a node that passes, in the order of the page. */
export function findElement(
  nodes: readonly HTMLNode[],
  test: (element: HTMLElement) => boolean,
): HTMLElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = test(node) ? node : findElement(node.childNodes, test);
    if (found) return found;
  }
  return undefined;
}

/** All elements below a node that pass, in the order of the page; not those in one that passes. */
export function findElements(
  nodes: readonly HTMLNode[],
  test: (element: HTMLElement) => boolean,
): HTMLElement[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return test(node) ? [node] : findElements(node.childNodes, test);
  });
}

/** Controls, pictures without a name, and what is not part of a page's text. */
const SKIPPED_TAGS = new Set([
  'button',
  'input',
  'label',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'template',
]);

const SKIPPED_ROLES = new Set(['alert', 'status', 'tablist']);

/**
 * Whether an element of a page is left out of its Markdown: what a user presses, what tells them
 * what they pressed, results shown as pictures, words about what the page does (`data-on-page`), names
 * of files in JavaScript beside those in TypeScript, and commands for others than npm.
 */
export function isSkipped(element: HTMLElement): boolean {
  const manager = readAttribute(element, 'data-manager');
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    SKIPPED_ROLES.has(readAttribute(element, 'role') ?? '') ||
    readAttribute(element, 'aria-hidden') === 'true' ||
    readAttribute(element, 'data-stage') !== undefined ||
    readAttribute(element, 'data-on-page') !== undefined ||
    (manager !== undefined && manager !== 'npm') ||
    hasClass(element, 'js-only') ||
    hasClass(element, 'hash-link')
  );
}
