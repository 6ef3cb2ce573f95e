import type { MediaFeature, PreviewStates, PseudoState } from '../protocol/messages.ts';
import { visitElements } from './readElements.ts';

/** Shows the preview in states that the browser is not in. */
interface Emulation {
  set(states: PreviewStates): void;
  /** Handles rules that were added; called after a render, and in each animation frame while a state is on. */
  update(): void;
}

/**
 * Rewrites the selectors and media queries of rules in place, and later restores them, so that order,
 * specificity and the rest of the cascade stay the same. Elements get no attributes, except for the picked
 * one, and containers get the chosen width.
 */
export function createEmulation(getPicked: () => Element | undefined): Emulation {
  let states: PreviewStates | undefined;
  let isRunning = false;
  /** Functions that restore each rule, sheet and element. */
  const restores = new Map<object, () => void>();
  /** How many rules each sheet had when it was last visited. */
  let counts = new WeakMap<CSSStyleSheet, number>();
  let picked: Element | undefined;

  const rewriteList = (owner: object, media: MediaList, to: PreviewStates): void => {
    if (restores.has(owner)) return;
    const { mediaText } = media;
    const next = rewriteMedia(mediaText, to);
    if (next === mediaText) return;
    media.mediaText = next;
    restores.set(owner, () => void (media.mediaText = mediaText));
  };
  const rewriteRules = (rules: CSSRuleList, to: PreviewStates): void => {
    for (const rule of Array.from(rules)) {
      if (rule instanceof CSSStyleRule && !restores.has(rule)) {
        const { selectorText } = rule;
        const next = rewriteSelector(selectorText, to);
        if (next !== selectorText) {
          rule.selectorText = next;
          restores.set(rule, () => void (rule.selectorText = selectorText));
        }
      }
      if (rule instanceof CSSMediaRule) rewriteList(rule, rule.media, to);
      if ('cssRules' in rule) rewriteRules(rule.cssRules as CSSRuleList, to);
    }
  };
  const rewriteSheets = (root: DocumentOrShadowRoot, to: PreviewStates): void => {
    for (const sheet of [...Array.from(root.styleSheets), ...root.adoptedStyleSheets]) {
      const { length } = sheet.cssRules;
      if (counts.get(sheet) === length) continue;
      counts.set(sheet, length);
      rewriteList(sheet, sheet.media, to);
      rewriteRules(sheet.cssRules, to);
    }
  };
  const setWidth = (element: Element, width: number): void => {
    if (restores.has(element) || !(element instanceof HTMLElement)) return;
    if (getComputedStyle(element).containerType === 'normal') return;
    const before = element.getAttribute('style');
    for (const name of ['inline-size', 'min-inline-size', 'max-inline-size']) {
      element.style.setProperty(name, `${String(width)}px`, 'important');
    }
    restores.set(element, () => {
      if (before === null) element.removeAttribute('style');
      else element.setAttribute('style', before);
    });
  };

  const update = (): void => {
    if (!states) return;
    const to = states;
    rewriteSheets(document, to);
    const { containerWidth } = to;
    visitElements(document, (element) => {
      if (element.shadowRoot) rewriteSheets(element.shadowRoot, to);
      if (containerWidth !== undefined) setWidth(element, containerWidth);
    });
    const next = to.on === 'picked' ? getPicked() : undefined;
    if (next !== picked) picked?.removeAttribute(PICKED);
    if (next && !next.hasAttribute(PICKED)) next.setAttribute(PICKED, '');
    picked = next;
  };
  const run = (): void => {
    update();
    isRunning = states !== undefined;
    if (isRunning) requestAnimationFrame(run);
  };
  const restore = (): void => {
    for (const restoreOne of restores.values()) restoreOne();
    restores.clear();
    counts = new WeakMap();
    picked?.removeAttribute(PICKED);
    picked = undefined;
  };

  return {
    update,
    set(next) {
      restore();
      const { pseudo, media, isPrint, containerWidth } = next;
      const isAny = pseudo.length > 0 || Object.keys(media).length > 0 || isPrint;
      states = isAny || containerWidth !== undefined ? next : undefined;
      if (isRunning) update();
      else run();
    },
  };
}

/** Marks the picked element. */
const PICKED = 'data-griffel-picked';

const FOCUSABLE =
  'a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable]';
const FORM_CONTROLS = 'button,input,select,textarea,fieldset,optgroup,option';

/** Conditions that are always true, and always false. */
const TRUE = '(min-width: 0px)';
const FALSE = '(min-width: 99999999px)';

/** Elements that a pseudo-class matches in addition to its own; undefined if it does not change. */
function findAdditionalMatches(name: string, { pseudo, on }: PreviewStates): string | undefined {
  const has = (...names: PseudoState[]): boolean => names.some((one) => pseudo.includes(one));
  const isPicked = on === 'picked';
  switch (name) {
    case 'hover':
    case 'active':
      if (!has(`:${name}`)) return undefined;
      // In browsers, the ancestors of a hovered or pressed element match, too.
      return isPicked ? `[${PICKED}],:has([${PICKED}])` : '*';
    case 'focus':
      if (!has(':focus', ':focus-visible')) return undefined;
      return isPicked ? `[${PICKED}]` : FOCUSABLE;
    case 'focus-visible':
      if (!has(':focus-visible')) return undefined;
      return isPicked ? `[${PICKED}]` : FOCUSABLE;
    case 'focus-within':
      if (!has(':focus', ':focus-visible')) return undefined;
      return isPicked
        ? `[${PICKED}],:has([${PICKED}])`
        : `:is(${FOCUSABLE}),:has(:is(${FOCUSABLE}))`;
    case 'disabled':
    case 'enabled':
      if (!has(':disabled')) return undefined;
      return isPicked ? `:is(${FORM_CONTROLS})[${PICKED}]` : FORM_CONTROLS;
    default:
      return undefined;
  }
}

/**
 * Rewrites a selector so that it also matches elements that should look as if they were in a state. Its
 * specificity does not change: `:is()` has that of the pseudo-class, and `:where()` has none.
 */
function rewriteSelector(selector: string, states: PreviewStates): string {
  return selector.replace(/(?<![:\\]):([a-z-]+)(?![a-z-(])/g, (whole, name: string) => {
    const additional = findAdditionalMatches(name, states);
    if (additional === undefined) return whole;
    return name === 'enabled'
      ? `:enabled:where(:not(${additional}))`
      : `:is(${whole},:where(${additional}))`;
  });
}

/** Rewrites a list of media queries so that the switched features have the chosen values. */
function rewriteMedia(list: string, { media, isPrint }: PreviewStates): string {
  const features = list.replace(
    /\(\s*(prefers-color-scheme|prefers-reduced-motion|forced-colors)\s*(?::\s*([a-z-]+)\s*)?\)/gi,
    (whole, feature: string, value: string | undefined) => {
      const chosen = media[feature.toLowerCase() as MediaFeature];
      if (chosen === undefined) return whole;
      // Without a value, the query is true for every value but "none" and "no-preference".
      const isTrue =
        value === undefined
          ? chosen !== 'none' && chosen !== 'no-preference'
          : chosen === value.toLowerCase();
      return isTrue ? TRUE : FALSE;
    },
  );
  if (!isPrint) return features;
  return features
    .split(',')
    .map((query) => {
      const [, not, type = '', rest = ''] =
        /^\s*(?:only\s+)?(not\s+)?(print|screen)\b(.*)$/is.exec(query) ?? [];
      if (type.toLowerCase() === 'print') return `${not ?? ''}all${rest}`;
      if (type.toLowerCase() === 'screen') return not === undefined ? 'not all' : 'all';
      return query;
    })
    .join(',');
}
