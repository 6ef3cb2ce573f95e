import type { DefaultTreeAdapterMap } from 'parse5';

/** A node of a parsed page: an element, a text, or something invisible like a comment. */
export type HTMLNode = DefaultTreeAdapterMap['childNode'];

export type HTMLElement = DefaultTreeAdapterMap['element'];

export function isElement(node: HTMLNode): node is HTMLElement {
  return 'tagName' in node;
}

/** The value of an attribute; undefined if the element does not have it. */
export function readAttribute({ attrs }: HTMLElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasClass(element: HTMLElement, name: string): boolean {
  return (readAttribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** The text of a node, including its white space, for users of TypeScript. */
export function readText(node: HTMLNode): string {
  if ('value' in node) return node.value;
  if (!isElement(node) || hasClass(node, 'js-only')) return '';
  return node.childNodes.map(readText).join('');
}

/** The first matching element among nodes and their descendants, in document order. */
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

/**
 * All matching elements among nodes and their descendants, in document order, except those inside another
 * match.
 */
export function findElements(
  nodes: readonly HTMLNode[],
  test: (element: HTMLElement) => boolean,
): HTMLElement[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return test(node) ? [node] : findElements(node.childNodes, test);
  });
}

/** Controls, navigation, and elements without visible text. */
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
 * Whether an element of a page is left out of its Markdown: controls and their status messages, rendered
 * results, texts about the page's own behavior (`data-on-page`), JavaScript file names, which
 * duplicate those in TypeScript, and commands for package managers other than npm.
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
