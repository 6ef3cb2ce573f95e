import { parseFragment } from 'parse5';
import {
  hasClass,
  isElement,
  readAttribute,
  type HTMLElement,
  type HTMLNode,
} from '../page-markdown/HTMLNode.ts';
import { paintSlate, type Paint } from './paintSlate.ts';

/** Elements around a stretch of text, from the outermost on. */
interface Wrapper {
  /** Stretches with the same key share the element. */
  key: string;
  tag: string;
  paint?: Paint;
}

interface Stretch {
  text: string;
  wrappers: readonly Wrapper[];
  /** White space, which looks the same in any color and weight. */
  isBlank: boolean;
}

const TYPES_ONLY: Wrapper = { key: 'types', tag: '<span class="ts-only">' };

/**
 * Merges what Slate paints alike: highlighted code keeps an element for each atom, for what only
 * TypeScript has, for highlighted lines, and for each stretch of text that does not look like the text
 * around it. Types of identifiers are left out.
 *
 * `<span class="code-line"><span class="token punctuation">}</span><span class="token punctuation">)</span></span>`
 * becomes `<span class="token punctuation">})</span>`.
 *
 * @param html - what `highlightCode` has printed
 * @returns HTML with the same text
 */
export function mergeTokens(html: string): string {
  const stretches: Stretch[] = [];
  let count = 0;
  const collect = (nodes: readonly HTMLNode[], around: readonly Wrapper[]) => {
    for (const node of nodes) {
      if ('value' in node) {
        const isBlank = node.value.trim() === '' && !around.some((one) => one.paint?.isDrawn);
        stretches.push({ text: node.value, wrappers: around, isBlank });
      } else if (isElement(node)) {
        collect(node.childNodes, [...around, ...wrap(node, around, () => (count += 1))]);
      }
    }
  };
  collect(parseFragment(html).childNodes, []);
  return print(fillBlanks(stretches));
}

/** What is left of an element of the highlighter. */
function wrap(
  element: HTMLElement,
  around: readonly Wrapper[],
  createKey: () => number,
): readonly Wrapper[] {
  if (hasClass(element, 'code-line')) {
    if (hasClass(element, 'code-line-highlighted')) {
      return [{ key: `line ${String(createKey())}`, tag: printTag(element) }];
    }
    return hasClass(element, 'ts-only') ? [TYPES_ONLY] : [];
  }
  if (hasClass(element, 'ts-only')) return around.includes(TYPES_ONLY) ? [] : [TYPES_ONLY];
  const isAtom = readAttribute(element, 'data-atom') !== undefined;
  if (isAtom) return [{ key: `atom ${String(createKey())}`, tag: printTag(element) }];
  const inherited = around.at(-1)?.paint;
  const isInAtom = around.some(({ key }) => key.startsWith('atom'));
  const paint = paintSlate((readAttribute(element, 'class') ?? '').split(' '), inherited, isInAtom);
  if (paint === inherited || paint === undefined) return [];
  return [{ key: paint.name, tag: `<span class="token ${paint.name}">`, paint }];
}

function printTag({ tagName, attrs }: HTMLElement): string {
  const attributes = attrs.map(({ name, value }) => ` ${name}="${escape(value, /[&"]/g)}"`);
  return `<${tagName}${attributes.join('')}>`;
}

/** White space joins what is on both sides of it. */
function fillBlanks(stretches: readonly Stretch[]): readonly Stretch[] {
  let before: readonly Wrapper[] = [];
  return stretches.map((stretch, index) => {
    if (!stretch.isBlank) {
      before = stretch.wrappers;
      return stretch;
    }
    const own = stretch.wrappers.filter(({ paint }) => !paint);
    const after = stretches.slice(index).find(({ isBlank }) => !isBlank)?.wrappers ?? [];
    const end = before.findIndex(
      ({ key, paint }, at) =>
        after[at]?.key !== key || (at >= own.length && !paint) || paint?.isDrawn,
    );
    const shared = end < 0 ? before : before.slice(0, end);
    const isInside = own.every(({ key }, at) => shared[at]?.key === key);
    return { ...stretch, wrappers: isInside ? shared : own };
  });
}

function print(stretches: readonly Stretch[]): string {
  let html = '';
  let open: readonly Wrapper[] = [];
  for (const { text, wrappers } of stretches) {
    const changed = wrappers.findIndex(({ key }, at) => open[at]?.key !== key);
    const kept = changed < 0 ? wrappers.length : changed;
    html += '</span>'.repeat(Math.max(open.length - kept, 0));
    html += wrappers
      .slice(kept)
      .map(({ tag }) => tag)
      .join('');
    html += escape(text, /[&<]/g);
    open = wrappers;
  }
  return html + '</span>'.repeat(open.length);
}

function escape(text: string, characters: RegExp): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
  return text.replace(characters, (character) => names[character] ?? character);
}
