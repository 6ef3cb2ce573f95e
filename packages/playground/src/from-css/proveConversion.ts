import { createDOMRenderer, makeStaticStyles, makeStyles, mergeClasses } from '@griffel/core';
import type { Conversion } from './convertCSS.ts';
import { parseSelectors } from './placeSelector.ts';

/** A computed value that the converted styles do not have. */
export interface Difference {
  selector: string;
  /** With every condition applied, or as the browser is. */
  conditions: 'as they are' | 'all on';
  property: string;
  original: string;
  converted: string;
}

export interface Proof {
  /** Elements and pseudo-elements that were compared, each with and without conditions. */
  elements: number;
  values: number;
  differences: readonly Difference[];
  /** Whether time ran out before every selector was compared. */
  isPartial: boolean;
}

const MAX_DIFFERENCES = 200;
/** In selectors alone: `cursor:default` is a value. */
const STATES =
  /(?<![\\:]):(hover|focus-visible|focus-within|focus|active|visited|any-link|link|disabled|enabled|checked|indeterminate|required|optional|valid|invalid|user-valid|user-invalid|target|read-only|read-write|placeholder-shown|autofill|-webkit-autofill|open|popover-open|fullscreen|default)(?![\w-])(?=[^;{}]*\{)/gi;

/**
 * Compares the computed styles of the CSS with those of its conversion, for one element for each
 * selector. Both are applied in frames of their own, which the page's styles cannot reach and which run no
 * script. Nothing is loaded: addresses are replaced by empty ones on both sides, and the policy of the
 * frames admits none.
 *
 * @param document in which the frames are made, for as long as it takes
 * @param budget in milliseconds
 */
export async function proveConversion(
  conversion: Conversion,
  document: Document,
  budget = 10_000,
): Promise<Proof> {
  const deadline = performance.now() + budget;
  const proof = { elements: 0, values: 0, differences: [] as Difference[], isPartial: false };
  const custom = [...new Set(conversion.original.match(/--[\w-]+(?=\s*:)/g) ?? [])];
  for (const conditions of ['as they are', 'all on'] as const) {
    if (conditions === 'all on' && !/@(?:media|container)\b/.test(conversion.original)) continue;
    const original = openFrame(document);
    const converted = openFrame(document);
    try {
      const { css, classesFor } = renderConverted(conversion, converted);
      adopt(original, rewrite(conversion.original, conditions));
      adopt(converted, rewrite(css, conditions));
      const subjects = conversion.selectors.flatMap((selector) => {
        const left = build(selector, original, (classes) => classes.join(' '));
        const right = build(
          selector,
          converted,
          (classes) => `${classes.join(' ')} ${classesFor(classes)}`,
        );
        return left && right ? [{ selector, left, right }] : [];
      });
      for (const { document: inner } of [original, converted]) {
        for (const animation of inner.getAnimations()) {
          animation.pause();
          animation.currentTime = 0;
        }
      }
      const frames = [readKeyframes(original), readKeyframes(converted)] as const;
      let worked = performance.now();
      for (const { selector, left, right } of subjects) {
        if (performance.now() > deadline) {
          proof.isPartial = true;
          break;
        }
        if (performance.now() - worked > 40) {
          await new Promise((resolve) => setTimeout(resolve));
          worked = performance.now();
        }
        const styles = [left, right].map(({ element, pseudo }) =>
          element.ownerDocument.defaultView?.getComputedStyle(element, pseudo),
        );
        const [one, other] = styles;
        if (!one || !other) continue;
        proof.elements += 1;
        for (const property of [...one, ...custom]) {
          proof.values += 1;
          let [a, b] = [one.getPropertyValue(property), other.getPropertyValue(property)];
          if (a === b) continue;
          if (property === 'animation-name') {
            [a, b] = [nameKeyframes(a, frames[0]), nameKeyframes(b, frames[1])];
          }
          if (a.replace(/\s+/g, '') === b.replace(/\s+/g, '')) continue;
          if (proof.differences.length < MAX_DIFFERENCES) {
            proof.differences.push({
              selector: selector.replace(/\s*\{\}/, ''),
              conditions,
              property,
              original: a,
              converted: b,
            });
          }
        }
      }
    } finally {
      original.frame.remove();
      converted.frame.remove();
    }
  }
  return proof;
}

interface Stage {
  frame: HTMLIFrameElement;
  document: Document;
}

function openFrame(document: Document): Stage {
  const frame = document.createElement('iframe');
  // No scripts, no forms, no navigation; only this page may look in.
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
    throw new Error('The browser gives no frame in which styles can be compared.');
  }
  const policy = inner.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'; style-src 'unsafe-inline'";
  inner.head.append(policy);
  return { frame, document: inner };
}

function adopt({ document }: Stage, css: string): void {
  const Sheet = (document.defaultView as (Window & typeof globalThis) | null)?.CSSStyleSheet;
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** The same on both sides: states as attributes, conditions as asked, and nothing to load. */
function rewrite(css: string, conditions: Difference['conditions']): string {
  const still = css
    .replace(/@import[^;]*;?/gi, '')
    .replace(
      /url\(\s*(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?:\\.|[^)\\])*)\s*\)/gi,
      'url("data:,")',
    )
    .replace(/(image-set\([^)]*?)(?:"[^"]*"|'[^']*')/gi, '$1"data:,"')
    .replace(STATES, (_, name: string) => `[data-state-${name.toLowerCase()}]`);
  return conditions === 'all on'
    ? still.replace(/@(?:media|container)\b[^{;]*\{/gi, '@media all {')
    : still;
}

function renderConverted({ styles, statics, slots }: Conversion, { document }: Stage) {
  // As the rules are written: browsers lose shorthands with variables when they print a rule.
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
  // The page's policy forbids style elements, here too, and admits sheets that are made by scripts.
  const create = document.createElement.bind(document);
  document.createElement = ((tag: string) => {
    if (tag !== 'style' || !Sheet) return create(tag);
    // What Griffel reads of a style element.
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

/** Makes the element that a selector is about, with what it has to be in. */
function build(
  wrapped: string,
  { document }: Stage,
  writeClasses: (classes: readonly string[]) => string,
): { element: Element; pseudo: string | undefined } | undefined {
  const text = wrapped.slice(
    wrapped.lastIndexOf('{', wrapped.indexOf('{}') - 1) + 1,
    wrapped.indexOf('{}'),
  );
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

function readKeyframes({ document }: Stage): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const sheet of document.adoptedStyleSheets) {
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('appendRule' in rule) {
          const { name, cssText } = rule as CSSKeyframesRule;
          found.set(name, cssText.slice(cssText.indexOf('{')));
        } else if ('cssRules' in rule) visit((rule as CSSGroupingRule).cssRules);
      }
    };
    visit(sheet.cssRules);
  }
  return found;
}

function nameKeyframes(value: string, frames: ReadonlyMap<string, string>): string {
  return value
    .split(', ')
    .map((name) => frames.get(name) ?? name)
    .join(', ');
}
