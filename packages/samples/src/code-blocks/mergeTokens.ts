import { parseFragment } from 'parse5';
import postcss from 'postcss';
import { readCodeTheme } from '../code-themes/readCodeTheme.ts';
import {
  hasClass,
  type HTMLElement,
  type HTMLNode,
  isElement,
  readAttribute,
} from '../page-markdown/HTMLNode.ts';

/** An element around a stretch of text. */
interface Wrapper {
  /** Stretches with the same key share the element. */
  key: string;
  tag: string;
  paint?: Paint;
}

interface Stretch {
  text: string;
  /** The outermost first. */
  wrappers: readonly Wrapper[];
  /** White space, which looks the same in any color and weight. */
  isBlank: boolean;
}

const TYPES_ONLY: Wrapper = { key: 'types', tag: '<span class="ts-only">' };

/**
 * Merges neighboring tokens that look the same in Slate. Highlighted code keeps an element for each atom,
 * each TypeScript-only part, each highlighted line, and each stretch of text that looks different from the
 * text around it. Types of identifiers are left out.
 *
 * `<span class="code-line"><span class="token punctuation">}</span><span class="token punctuation">)</span></span>`
 * becomes `<span class="token punctuation">})</span>`.
 *
 * @param html - printed by `highlightCode`
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

/** The wrappers that replace an element of the highlighter; none if its text looks like the text around it. */
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
  if (hasClass(element, 'separator')) return [];
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

/** Gives white space the wrappers that the text before and after it share, so that no element ends there. */
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

/** How Slate styles a token in its context. */
interface Paint {
  /** A token class that has this look in this context. */
  name: string;
  /** Values by property, including inherited ones. */
  look: Readonly<Record<string, string>>;
  /** Whether it is visible on white space, like a line through the text. */
  isDrawn: boolean;
}

interface TokenRule {
  /** `['token', 'keyword']` for `.token.keyword`. */
  classes: readonly string[];
  declarations: readonly (readonly [property: string, value: string])[];
}

const SELECTOR = /^\.token\.([\w-]+)$/;

const rules = readRules();

/**
 * Reads the rules for tokens. Each selector must name a single token class; others are for atoms, blocks
 * and lines.
 */
function readRules(): TokenRule[] {
  const found: TokenRule[] = [];
  postcss.parse(readCodeTheme('slate')).walkRules((rule) => {
    const declarations = rule.nodes.flatMap((node) =>
      node.type === 'decl' ? [[node.prop, node.value] as const] : [],
    );
    const classes = rule.selectors.flatMap((selector) => SELECTOR.exec(selector)?.[1] ?? []);
    const unread = rule.selectors.find(
      (selector) => /^\.token/.test(selector) && !SELECTOR.test(selector),
    );
    if (unread !== undefined) {
      throw new Error(
        `slate.css has a rule for ${unread}, but the build can merge tokens only by rules like .token.keyword. Write it that way, or extend paintSlate().`,
      );
    }
    if (classes.length > 0) found.push({ classes, declarations });
  });
  return found;
}

/**
 * Determines how Slate styles a token.
 *
 * @param classes - the token's classes
 * @param inherited - the style of the element around it
 * @param isInAtom - whether it is inside an atom, which sets the color
 * @returns `inherited` itself if the token looks the same
 */
function paintSlate(
  classes: readonly string[],
  inherited: Paint | undefined,
  isInAtom: boolean,
): Paint | undefined {
  const matching = rules.filter((rule) => rule.classes.some((name) => classes.includes(name)));
  const declared = matching
    .flatMap(({ declarations }) => declarations)
    .filter(([property]) => !(isInAtom && property === 'color'));
  const look = Object.fromEntries([...Object.entries(inherited?.look ?? {}), ...declared]);
  if (declared.every(([property, value]) => inherited?.look[property] === value)) return inherited;
  const [rule] = matching.slice(-1);
  const name =
    matching.length === 1
      ? (rule?.classes[0] ?? '')
      : classes.filter((one) => matching.some((other) => other.classes.includes(one))).join(' ');
  return { name, look, isDrawn: 'text-decoration' in look };
}
