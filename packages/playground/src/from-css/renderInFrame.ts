import { createDOMRenderer, makeStaticStyles, makeStyles, mergeClasses } from '@griffel/core';
import type { Conversion } from './convertCSS.ts';
import { parseSelectors } from './placeSelector.ts';

/** Matches only in selectors, because `cursor:default` is a value. */
const STATES =
  /(?<![\\:]):(hover|focus-visible|focus-within|focus|active|visited|any-link|link|disabled|enabled|checked|indeterminate|required|optional|valid|invalid|user-valid|user-invalid|target|read-only|read-write|placeholder-shown|autofill|-webkit-autofill|open|popover-open|fullscreen|default)(?![\w-])(?=[^;{}]*\{)/gi;

/** Whether conditions (`@media`, `@container`) are evaluated by the browser, or all apply. */
export type Conditions = 'as they are' | 'all on';

/** A frame of its own, which the page's styles do not reach and which runs no scripts. */
export interface Frame {
  element: HTMLIFrameElement;
  document: Document;
}

export function openFrame(document: Document): Frame {
  const frame = document.createElement('iframe');
  // No scripts, forms or navigation; this page can read the document.
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-10000px',
    top: '0',
    width: '800px',
    height: '600px',
    border: '0',
    visibility: 'hidden',
  });
  document.body.append(frame);
  const inner = frame.contentDocument;
  if (!inner) {
    frame.remove();
    throw new Error('This browser cannot create a frame to compare styles in.');
  }
  const policy = inner.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'; style-src 'unsafe-inline'";
  inner.head.append(policy);
  return { element: frame, document: inner };
}

/** Applies a stylesheet to the document of a frame. */
export function applyCSS({ document }: Frame, css: string): void {
  const Sheet = (document.defaultView as (Window & typeof globalThis) | null)?.CSSStyleSheet;
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Rewrites CSS for a comparison: states become attributes, URLs become empty, and `all on` removes conditions.
 */
export function rewriteForComparison(css: string, conditions: Conditions): string {
  const rewritten = css
    .replace(/@import[^;]*;?/gi, '')
    .replace(
      /url\(\s*(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?:\\.|[^)\\])*)\s*\)/gi,
      'url("data:,")',
    )
    .replace(/(image-set\([^)]*?)(?:"[^"]*"|'[^']*')/gi, '$1"data:,"')
    .replace(STATES, (_, name: string) => `[data-state-${name.toLowerCase()}]`);
  return conditions === 'all on'
    ? rewritten.replace(/@(?:media|container)\b[^{;]*\{/gi, '@media all {')
    : rewritten;
}

/** Renders converted styles with Griffel. @returns their CSS, and the classes of an element by its original ones */
export function renderConverted(
  { styles, statics, slots }: Conversion,
  { document }: Frame,
): { css: string; classesFor: (names: readonly string[]) => string } {
  // The rules as Griffel inserts them, because browsers lose shorthands with variables when they print a rule.
  const texts = new Map<CSSStyleSheet, string[]>();
  const Sheet = (document.defaultView as (Window & typeof globalThis) | null)?.CSSStyleSheet;
  if (Sheet) {
    const insert = Sheet.prototype.insertRule;
    Sheet.prototype.insertRule = function record(rule, index = 0) {
      const place = insert.call(this, rule, index);
      const list = texts.get(this) ?? [];
      list.splice(index, 0, rule);
      texts.set(this, list);
      return place;
    };
  }
  // The page's policy, which applies here, too, forbids style elements but allows constructed stylesheets.
  const create = document.createElement.bind(document);
  document.createElement = ((tag: string) => {
    if (tag !== 'style' || !Sheet) return create(tag);
    // The properties of a style element that Griffel uses.
    return Object.defineProperties(create('template'), {
      sheet: { value: new Sheet() },
      media: {
        get(this: Element) {
          return this.getAttribute('media') ?? '';
        },
      },
    });
  }) as typeof document.createElement;
  const renderer = createDOMRenderer(document);
  makeStaticStyles(statics as Parameters<typeof makeStaticStyles>[0])({ renderer });
  const classes = makeStyles(styles)({ renderer, dir: 'ltr' });
  document.createElement = create as typeof document.createElement;
  const sheets = [
    ...document.querySelectorAll<HTMLElement & Partial<HTMLStyleElement>>('template'),
  ];
  const css = sheets
    .map((element) => {
      const { sheet } = element;
      const media = element.getAttribute('media') ?? '';
      const text = (sheet ? (texts.get(sheet) ?? []) : []).join('\n');
      return media === '' ? text : `@media ${media} {\n${text}\n}`;
    })
    .join('\n');
  for (const element of sheets) element.remove();
  const classesFor = (names: readonly string[]) =>
    mergeClasses(
      ...slots
        .filter((slot) => slot.classes.every((name) => names.includes(name)))
        .map(({ name }) => classes[name] as string),
    );
  return { css, classesFor };
}

/**
 * Creates an element that a selector matches, inside the ancestors that the selector needs.
 *
 * @param rule - an empty rule with the selector, inside its conditions
 */
export function buildElement(
  rule: string,
  { document }: Frame,
  writeClasses: (classes: readonly string[]) => string,
): { element: Element; pseudo: string | undefined } | undefined {
  const end = rule.indexOf('{}');
  const text = rule.slice(rule.lastIndexOf('{', end - 1) + 1, end);
  const [selector] = parseSelectors(text.trim()) ?? [];
  if (!selector) return undefined;
  let parent: Element = document.body;
  let element: Element | undefined;
  let pseudo: string | undefined;
  let names: string[] = [];
  let combinator = '';
  const next = (tag: string) => {
    names = [];
    if (/^(?:html|body)$/i.test(tag)) {
      element = tag.toLowerCase() === 'html' ? document.documentElement : document.body;
      parent = element;
      return element;
    }
    element = document.createElement(
      /^[a-z][\w-]*$/i.test(tag) &&
        !/^(?:script|iframe|object|embed|frame|link|meta|base|style|portal)$/i.test(tag)
        ? tag
        : 'div',
    );
    if (combinator === '+' || combinator === '~') parent.parentElement?.append(element);
    else (parent === document.documentElement ? document.body : parent).append(element);
    parent = element;
    return element;
  };
  let isNew = true;
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      combinator = node.value.trim();
      isNew = true;
      continue;
    }
    if (isNew) {
      const isRoot = node.type === 'pseudo' && node.value === ':root';
      next(node.type === 'tag' ? node.value : isRoot ? 'html' : 'div');
      isNew = false;
    }
    if (!element) continue;
    if (node.type === 'class') {
      names.push(node.value);
      element.setAttribute('class', writeClasses(names));
    } else if (node.type === 'id') element.id = node.value;
    else if (
      node.type === 'attribute' &&
      !/^(?:style|src|srcset|href|on.*)$/i.test(node.attribute)
    ) {
      element.setAttribute(node.attribute, node.value ?? '');
    } else if (node.type === 'pseudo') {
      if (/^::|^:(?:before|after|first-line|first-letter)$/.test(node.value)) {
        pseudo = `:${node.toString().trim().replace(/^:+/, ':')}`;
      } else element.setAttribute(`data-state-${node.value.slice(1).toLowerCase()}`, '');
    }
  }
  return element && { element, pseudo };
}
