import { parseFragment, serialize } from 'parse5';
import { isElement, readAttribute, readText, type HTMLElement } from '../page-markdown/HTMLNode.ts';
import type { RunReport, RunResult } from '../verify/run/RunReport.ts';
import { scopeRules } from './scopeRules.ts';

/** What a sample has rendered, ready to stand in a page. */
export interface SampleResult {
  /** What a shadow root of the page holds, below the link to its sheet. */
  html: string;
  /** The rules of that, and of no other result. */
  css: string;
  /** The classes of its elements, each once, in the order of the result. */
  classes: string[];
  /** Whether something in it takes the focus. */
  isFocusable: boolean;
  /** The components that show. */
  shown: readonly RunResult[];
}

/** Elements that would be landmarks of the page, could send a form, or announce what they hold. */
const RENAMED: Readonly<Record<string, string>> = {
  aside: 'div',
  footer: 'div',
  form: 'div',
  header: 'div',
  main: 'div',
  nav: 'div',
  output: 'span',
};

/** Headings would be the page's for whoever looks for some, so that they are `div` elements. */
const HEADING = /^h[1-6]$/;

/** The look that browsers give them, by level: font size and margin in em. */
const HEADINGS: Readonly<Record<string, readonly [size: string, margin: string]>> = {
  h1: ['2', '.67'],
  h2: ['1.5', '.83'],
  h3: ['1.17', '1'],
  h4: ['1', '1.33'],
  h5: ['.83', '1.67'],
  h6: ['.67', '2.33'],
};

/** Roles that would make a landmark, a heading, a live region or a window of the page's. */
const LOUD_ROLES =
  /^(?:alert|alertdialog|banner|complementary|contentinfo|dialog|form|heading|log|main|marquee|navigation|region|search|status|timer)$/;

const REMOVED_ATTRIBUTES =
  /^(?:id|for|name|form|autofocus|tabindex|src|srcset|poster|ping|target|action|on.*|aria-(?:live|atomic|relevant|labelledby|describedby|controls|owns|details|activedescendant|current))$/;

/** A page of their own, which no HTML of ours shows. */
const FRAMES = /<(?:iframe|object|embed|template|script)\b/;

const FOCUSABLE = /^(?:button|input|select|textarea|summary|audio|video)$/;

/** Elements that show without text. */
const VISIBLE = /^(?:input|select|textarea|progress|meter|hr|img|canvas)$/;

/** What tells sets of classes apart for `mergeClasses`; no rule refers to it. */
const SEQUENCE = /^___[\da-z]{7}(?:_[\da-z]{7})?$/;

/**
 * Makes what a sample has rendered fit into a page that is about something else: its landmarks,
 * headings, ids and live regions do not become the page's, nothing in it loads or leaves the page,
 * and it has neither `style` attributes nor `<style>` elements, which the policy of the pages forbids.
 *
 * @param report what happened when the sample ran
 * @param entry the file whose components show; where it renders nothing, those of the others do
 * @param scope a class that no other result of the page has
 * @returns undefined where there is nothing to see
 */
export function createResult(
  { results, css, faults }: Pick<RunReport, 'results' | 'css' | 'faults'>,
  entry: string,
  scope: string,
): SampleResult | undefined {
  if (faults.length > 0) return undefined;
  const own = results.filter(({ file }) => file === entry);
  const shown = (own.length > 0 ? own : results).filter(
    // What another one has rendered shows there.
    ({ rendered: [mark] }, _index, all) =>
      all.every(({ rendered: [first, ...rest] }) => first === mark || !rest.includes(mark ?? '')),
  );
  if (shown.some(({ html }) => FRAMES.test(html))) return undefined;

  const state = new Cleaner();
  const ltr = shown.map(({ html }) => state.clean(html)).join('');
  const rtl = shown.map((one) => state.clean(one.rtl)).join('');
  const headings = Object.entries(HEADINGS)
    .filter(([name]) => state.classes.has(name))
    .map(
      ([name, [size, margin]]) =>
        `:where(.${name}){font-size:${size}em;font-weight:700;margin-block:${margin}em}`,
    );
  const rules = scopeRules([...headings, css, ...state.rules].join('\n'), {
    scope,
    classes: state.classes,
  });
  if (!state.isVisible && !rules.drawsBoxes) return undefined;

  const html =
    ltr === rtl
      ? `<div class="result ${scope}">${ltr}</div>`
      : `<div class="pair">${printDirection('ltr', ltr, scope)}${printDirection('rtl', rtl, scope)}</div>`;
  const { isFocusable } = state;
  return { html, css: rules.css, classes: [...state.classes], isFocusable, shown };
}

function printDirection(dir: 'ltr' | 'rtl', html: string, scope: string): string {
  const label = dir === 'ltr' ? 'Left to right' : 'Right to left';
  return `<div><p class="label">${label}</p><div class="result ${scope}" dir="${dir}">${html}</div></div>`;
}

/** Cleans the HTML of a result, and notes what it has seen. */
class Cleaner {
  readonly classes = new Set<string>();
  /** Those of `style` attributes and `<style>` elements. */
  readonly rules: string[] = [];
  isFocusable = false;
  isVisible = false;
  private readonly styles = new Map<string, string>();

  clean(html: string): string {
    const fragment = parseFragment(html);
    this.cleanNodes(fragment.childNodes as HTMLElement['childNodes'], fragment as never);
    return serialize(fragment);
  }

  private cleanNodes(nodes: HTMLElement['childNodes'], parent: HTMLElement): void {
    parent.childNodes = nodes.filter((node) => {
      if (!isElement(node)) {
        if (readText(node).trim() !== '') this.isVisible = true;
        return node.nodeName === '#text';
      }
      if (node.tagName !== 'style') return true;
      this.rules.push(readText(node));
      return false;
    });
    for (const node of parent.childNodes) {
      if (isElement(node)) this.cleanElement(node);
    }
    if (!/^(?:ul|ol|menu)$/.test(parent.nodeName)) wrapItems(parent);
  }

  private cleanElement(element: HTMLElement): void {
    const { tagName } = element;
    const isLink = tagName === 'a' && readAttribute(element, 'href') !== undefined;
    const style = readAttribute(element, 'style') ?? '';
    const isControl = FOCUSABLE.test(tagName) && readAttribute(element, 'type') !== 'hidden';
    const takesFocus = isLink || isControl || readAttribute(element, 'tabindex') !== undefined;
    if (VISIBLE.test(tagName)) this.isVisible = true;

    element.attrs = element.attrs.filter(
      ({ name, value }) =>
        name !== 'style' &&
        !REMOVED_ATTRIBUTES.test(name) &&
        !(name === 'role' && LOUD_ROLES.test(value)),
    );
    const isHeading = HEADING.test(tagName);
    this.cleanClasses(element, [
      ...(isHeading ? [tagName] : []),
      ...(style.trim() === '' ? [] : [this.nameStyle(style)]),
    ]);
    if (tagName === 'dialog') setAttribute(element, 'role', 'none');
    if (isLink) setAttribute(element, 'href', '#_');
    if (takesFocus) {
      // The frame is what Tab comes to; Enter leads into it.
      setAttribute(element, 'tabindex', '-1');
      this.isFocusable = true;
    }
    if (/^(?:a|input|select|textarea|progress|meter|img|button)$/.test(tagName))
      nameElement(element);
    const name = isHeading ? 'div' : RENAMED[tagName];
    if (name !== undefined) {
      element.tagName = name;
      element.nodeName = name;
    }
    this.cleanNodes(element.childNodes, element);
  }

  private cleanClasses(element: HTMLElement, added: readonly string[]): void {
    const names = (readAttribute(element, 'class') ?? '')
      .split(/\s+/)
      .filter((name) => name !== '' && !SEQUENCE.test(name));
    names.push(...added);
    for (const name of names) this.classes.add(name);
    element.attrs = element.attrs.filter(({ name }) => name !== 'class');
    if (names.length > 0) setAttribute(element, 'class', names.join(' '));
  }

  /** A class for a `style` attribute, which rules of classes do not beat. */
  private nameStyle(style: string): string {
    const known = this.styles.get(style);
    if (known !== undefined) return known;
    const name = `style-${String(this.styles.size)}`;
    this.styles.set(style, name);
    const declarations = style
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => (one.includes('!important') ? one : `${one}!important`));
    this.rules.push(`.${name}{${declarations.join(';')}}`);
    return name;
  }
}

/** An item stands in a list, even where the sample leaves that to another component. */
function wrapItems(parent: HTMLElement): void {
  parent.childNodes = parent.childNodes.map((node) => {
    if (!isElement(node) || node.tagName !== 'li') return node;
    const [list] = parseFragment('<ul class="list"></ul>').childNodes as [HTMLElement];
    list.childNodes = [node];
    node.parentNode = list;
    list.parentNode = parent;
    return list;
  });
}

function setAttribute(element: HTMLElement, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
}

/** What a user presses or fills in has a name, even where the sample has left it out. */
function nameElement(element: HTMLElement): void {
  const { tagName } = element;
  const hasName = ['aria-label', 'title', 'alt', 'placeholder', 'value'].some(
    (name) => (readAttribute(element, name) ?? '') !== '',
  );
  if (hasName || readText(element).trim() !== '') return;
  if (tagName === 'img' && readAttribute(element, 'alt') === '') return;
  setAttribute(element, 'aria-label', `${tagName} of the sample`);
}
