import { isSequenceClass } from '@griffel-site/engine';
import { parseFragment, serialize } from 'parse5';
import { isElement, readAttribute, readText, type HTMLElement } from '../page-markdown/HTMLNode.ts';
import type { RunReport, RunResult } from '../verify/run/RunReport.ts';
import { scopeRules } from './scopeRules.ts';

/** The rendered HTML of a sample, made safe for a page. */
export interface SampleResult {
  /** The content of its shadow root, after the link to the style sheet. */
  html: string;
  /** The rules that apply to this result only. */
  css: string;
  /** The classes of its elements, each once, in document order. */
  classes: string[];
  /** Whether something in it can be focused. */
  isFocusable: boolean;
  /** Whether it is shown twice, because it differs between the two text directions. */
  isPair: boolean;
  /** The rendered components that it shows. */
  shown: readonly RunResult[];
}

/** Elements that would become landmarks of the page, submit a form, or announce their content. */
const RENAMED: Readonly<Record<string, string>> = {
  aside: 'div',
  footer: 'div',
  form: 'div',
  header: 'div',
  main: 'div',
  nav: 'div',
  output: 'span',
};

/** Headings become `div` elements, so that they do not appear in the outline of the page. */
const HEADING = /^h[1-6]$/;

/** Browsers' default font size and margin of headings, in em. */
const HEADINGS: Readonly<Record<string, readonly [size: string, margin: string]>> = {
  h1: ['2', '.67'],
  h2: ['1.5', '.83'],
  h3: ['1.17', '1'],
  h4: ['1', '1.33'],
  h5: ['.83', '1.67'],
  h6: ['.67', '2.33'],
};

/** Roles that would add a landmark, a heading, a live region or a dialog to the page. */
const LOUD_ROLES =
  /^(?:alert|alertdialog|banner|complementary|contentinfo|dialog|form|heading|log|main|marquee|navigation|region|search|status|timer)$/;

const REMOVED_ATTRIBUTES =
  /^(?:id|for|name|form|autofocus|tabindex|src|srcset|poster|ping|target|action|on.*|aria-(?:live|atomic|relevant|labelledby|describedby|controls|owns|details|activedescendant|current))$/;

/** Elements that cannot be shown as static HTML. */
const UNSUPPORTED = /<(?:iframe|object|embed|template|script)\b/;

const FOCUSABLE = /^(?:button|input|select|textarea|summary|audio|video)$/;

/** Elements that are visible without text. */
const VISIBLE = /^(?:input|select|textarea|progress|meter|hr|img|canvas)$/;

/**
 * Makes the rendered HTML of a sample safe for a page: its landmarks, headings, ids and live regions do not
 * become the page's, nothing in it loads files or navigates, and it has neither `style` attributes nor
 * `<style>` elements, which the pages' content security policy forbids.
 *
 * @param report the report of the sample's run
 * @param entry the file whose components are shown; if it renders nothing, those of the other files are
 * @param scope a class that no other result of the page has
 * @returns undefined if there is nothing to see
 */
export function createResult(
  { results, css, faults }: Pick<RunReport, 'results' | 'css' | 'faults'>,
  entry: string,
  scope: string,
): SampleResult | undefined {
  if (faults.length > 0) return undefined;
  const own = results.filter(({ file }) => file === entry);
  const shown = (own.length > 0 ? own : results).filter(
    // Leave out components that another one renders.
    ({ rendered: [mark] }, _index, all) =>
      all.every(({ rendered: [first, ...rest] }) => first === mark || !rest.includes(mark ?? '')),
  );
  if (shown.some(({ html }) => UNSUPPORTED.test(html))) return undefined;

  const cleaner = new Cleaner();
  const ltr = shown.map(({ html }) => cleaner.clean(html)).join('');
  const rtl = shown.map((one) => cleaner.clean(one.rtl)).join('');
  const headings = Object.entries(HEADINGS)
    .filter(([name]) => cleaner.classes.has(name))
    .map(
      ([name, [size, margin]]) =>
        `:where(.${name}){font-size:${size}em;font-weight:700;margin-block:${margin}em}`,
    );
  const rules = scopeRules([...headings, css, ...cleaner.rules].join('\n'), {
    scope,
    classes: cleaner.classes,
  });
  if (!cleaner.isVisible && !rules.drawsBoxes) return undefined;

  const isPair = ltr !== rtl;
  const html = isPair
    ? `<div class="pair">${printDirection('ltr', ltr, scope)}${printDirection('rtl', rtl, scope)}</div>`
    : `<div class="result ${scope}">${ltr}</div>`;
  const { isFocusable } = cleaner;
  return { html, css: rules.css, classes: [...cleaner.classes], isFocusable, isPair, shown };
}

function printDirection(dir: 'ltr' | 'rtl', html: string, scope: string): string {
  const label = dir === 'ltr' ? 'Left to right' : 'Right to left';
  return `<div><p class="label">${label}</p><div class="result ${scope}" dir="${dir}">${html}</div></div>`;
}

/** Cleans the HTML of a result, and collects its classes and rules. */
class Cleaner {
  readonly classes = new Set<string>();
  /** From `style` attributes and `<style>` elements. */
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
      // The frame around the result is the tab stop; Enter moves the focus into it.
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
      .filter((name) => name !== '' && !isSequenceClass(name));
    names.push(...added);
    for (const name of names) this.classes.add(name);
    element.attrs = element.attrs.filter(({ name }) => name !== 'class');
    if (names.length > 0) setAttribute(element, 'class', names.join(' '));
  }

  /** Creates a class in place of a `style` attribute; `!important` keeps it above other rules. */
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

/** Wraps list items in a list of their own if the sample renders them without one. */
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

/** Gives a control an accessible name if the sample does not. */
function nameElement(element: HTMLElement): void {
  const { tagName } = element;
  const hasName = ['aria-label', 'title', 'alt', 'placeholder', 'value'].some(
    (name) => (readAttribute(element, name) ?? '') !== '',
  );
  if (hasName || readText(element).trim() !== '') return;
  if (tagName === 'img' && readAttribute(element, 'alt') === '') return;
  setAttribute(element, 'aria-label', `${tagName} of the sample`);
}
