import { hasClass, readAttribute, type HTMLElement } from './HTMLNode.ts';

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
 * Whether an element of a page is left out of its Markdown: what a reader presses, what tells them
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
