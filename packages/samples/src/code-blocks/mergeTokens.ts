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
  // Looks like the text around it.
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

/** How Slate paints a token in its place. */
interface Paint {
  /** A class of tokens that looks like that in this place. */
  name: string;
  /** Property by property, with what is inherited. */
  look: Readonly<Record<string, string>>;
  /** Whether white space shows it, such as a line through the text. */
  isDrawn: boolean;
}

interface TokenRule {
  /** `['token', 'keyword']` for `.token.keyword`. */
  classes: readonly string[];
  declarations: readonly (readonly [property: string, value: string])[];
}

const SELECTOR = /^\.token\.([\w-]+)$/;

const rules = readRules();

/** Only a rule for one class of tokens can be read here; atoms, blocks and lines have others. */
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
        `slate.css has a rule for ${unread}, but the build merges tokens by rules like .token.keyword only. Write it like that, or teach paintSlate() to read it.`,
      );
    }
    if (classes.length > 0) found.push({ classes, declarations });
  });
  return found;
}

/**
 * Tells how Slate paints a token.
 *
 * @param classes - of the token
 * @param inherited - how the element around it is painted
 * @param isInAtom - where the color is that of the atom
 * @returns `inherited` itself where the token looks no different
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
