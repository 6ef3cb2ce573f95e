import type { PreviewStates } from '../PreviewStates.ts';
import { visitElements } from './findElements.ts';
import { PICKED, rewriteMedia, rewriteSelector } from './rewriteConditions.ts';

/** Shows the preview in states that the browser is not in. */
export interface Emulation {
  set(states: PreviewStates): void;
  /** Looks for rules that were added; called after a render, and in each frame while something is switched. */
  update(): void;
}

/**
 * Rewrites conditions of the rules in the document, in their places, and puts them back: order,
 * specificity and everything else of the cascade stay as they are. The elements get no attributes,
 * but for the picked one, and containers whose width is chosen get a width.
 */
export function createEmulation(getPicked: () => Element | undefined): Emulation {
  let states: PreviewStates | undefined;
  let isRunning = false;
  /** What puts each rule, sheet and element back. */
  const restores = new Map<object, () => void>();
  /** How many rules each sheet had when it was last looked through. */
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
    for (const put of restores.values()) put();
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
