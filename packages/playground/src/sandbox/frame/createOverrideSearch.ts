import { findGriffelClass } from '../protocol/findGriffelClass.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { OtherRule, Override } from '../protocol/messages.ts';

/** Something that declares properties. */
interface Source {
  /** Empty for an inline style. */
  selector: string;
  /** For each selector of the list: the class of Griffel by which it styles an element, if it does so. */
  classes: readonly (string | undefined)[];
  style: CSSStyleDeclaration;
  isInLayer: boolean;
}

interface OverrideSearch {
  find(element: Element): readonly Override[];
  /** Lists what styles an element besides the rules of its classes and its inline style. */
  listOtherRules(element: Element): OtherRule[];
  /** Whether something was not tried, because it would have taken too long. */
  isCut(): boolean;
}

/**
 * Creates a search for what overrides the classes of elements: inline styles, static styles, and rules of other
 * elements, such as `'& button'`. It tries this out: a declaration overrides that of a class if forcing it does not change
 * the computed value, while forcing that of the class does. The element's own style is restored at once. Rules in container
 * queries, and those nested in style rules, are left out, because whether they apply is not known.
 */
export function createOverrideSearch(): OverrideSearch {
  const rules = readPage();
  /** The rules for the element with a class of Griffel, which are the most by far. */
  const ownRules = new Map<string, Source[]>();
  const foreignRules: Source[] = [];
  for (const rule of rules) {
    if (rule.classes.includes(undefined)) foreignRules.push(rule);
    for (const name of new Set(rule.classes)) {
      if (name !== undefined) ownRules.set(name, [...(ownRules.get(name) ?? []), rule]);
    }
  }
  const hasLayers = rules.some(({ isInLayer }) => isInLayer);
  const known = new Map<string, readonly Override[]>();
  const end = performance.now() + LIMITS.overrideTime;
  let isCut = false;

  const search = (element: StyledElement, others: readonly Source[]): readonly Override[] => {
    const own = [...element.classList]
      .flatMap((name) => ownRules.get(name) ?? [])
      .filter((rule) => matches(element, rule));
    const contests = others.flatMap((other) =>
      [...other.style].flatMap((longhand) => {
        const losers = own.filter(({ style }) => style.getPropertyValue(longhand) !== '');
        const canWin = hasLayers || !isTooWeak(other, longhand);
        return canWin && losers.length > 0 ? [{ other, longhand, losers }] : [];
      }),
    );
    if (contests.length === 0) return [];
    const found = new Map<string, Override & { longhands: string[] }>();
    tryOut(element, (isApplied) => {
      for (const { other, longhand, losers } of contests) {
        if (performance.now() > end) {
          isCut = true;
          return;
        }
        if (!isApplied(longhand, other) || losers.some((loser) => isApplied(longhand, loser)))
          continue;
        const [loser] = losers.slice(-1);
        const className = loser && findOwnClass(element, loser);
        if (!loser || className === undefined) continue;
        const key = JSON.stringify([className, other.selector]);
        const longhands = [...(found.get(key)?.longhands ?? []), longhand];
        found.set(key, {
          className,
          overridden: loser.selector.slice(0, LIMITS.name),
          longhands,
          selector: other.selector.slice(0, LIMITS.name),
          applied: printDeclarations(other, longhands).slice(0, LIMITS.name),
        });
      }
    });
    return [...found.values()].slice(0, LIMITS.overrides);
  };

  const findOthers = (element: Element): Source[] =>
    foreignRules.filter((rule) => stylesAsOther(rule, element));

  return {
    isCut: () => isCut,
    listOtherRules: (element) =>
      findOthers(element)
        .slice(0, LIMITS.overrides)
        .map(({ selector, style }) => ({
          selector: selector.slice(0, LIMITS.name),
          declarations: style.cssText.replace(/;$/, '').slice(0, LIMITS.name),
        })),
    find(element) {
      if (!isStyled(element)) return [];
      if (performance.now() > end) {
        isCut = true;
        return [];
      }
      const others = findOthers(element);
      const { cssText } = element.style;
      if (cssText !== '') others.push(createInlineSource(cssText));
      if (others.length === 0) return [];
      // Elements in lists usually have the same.
      const key = JSON.stringify([
        element.getAttribute('class'),
        others.map(({ selector }) => selector),
        cssText,
      ]);
      const result = known.get(key) ?? search(element, others);
      known.set(key, result);
      return result;
    },
  };
}

/** Whether a rule styles an element, but not by one of its classes. */
function stylesAsOther(rule: Source, element: Element): boolean {
  return matches(element, rule) && findOwnClass(element, rule) === undefined;
}

function readPage(): Source[] {
  return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(readSheet);
}

type StyledElement = Element & ElementCSSInlineStyle;

/** Elements of other namespaces have no style, and in a form, a field of that name hides it. */
function isStyled(element: Element): element is StyledElement {
  return (element as Partial<StyledElement>).style instanceof CSSStyleDeclaration;
}

/** Names of elements only: less specific than any class. */
const WEAK = /^[\w\s*>+~,]*$/;

/** Whether a declaration cannot override one of a class, unless that is in a layer. */
function isTooWeak({ selector, style }: Source, longhand: string): boolean {
  return selector !== '' && WEAK.test(selector) && style.getPropertyPriority(longhand) === '';
}

/** An inline style, as a copy, because trials change that of the element. */
function createInlineSource(cssText: string): Source {
  const { style } = document.createElement('span');
  style.cssText = cssText;
  return { selector: '', classes: [], style, isInLayer: false };
}

function readSheet(sheet: CSSStyleSheet): Source[] {
  try {
    return readRules(sheet.cssRules);
  } catch {
    // A sheet from elsewhere cannot be read.
    return [];
  }
}

function readRules(list: CSSRuleList, isInLayer = false): Source[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const { selectorText: selector, style } = rule;
      return [
        { selector, classes: listSubjects(selector).map(findGriffelClass), style, isInLayer },
      ];
    }
    return rule instanceof CSSGroupingRule && isMet(rule)
      ? readRules(rule.cssRules, isInLayer || rule instanceof CSSLayerBlockRule)
      : [];
  });
}

/** Whether the condition of an at-rule is met, as far as that is known without an element. */
function isMet(rule: CSSGroupingRule): boolean {
  if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches;
  if (rule instanceof CSSSupportsRule) return CSS.supports(rule.conditionText);
  return !(rule instanceof CSSConditionRule);
}

function matches(element: Element, { selector }: Source): boolean {
  try {
    // In a form, `element.matches` may be a field of that name.
    return Element.prototype.matches.call(element, selector);
  } catch {
    // A selector that only makes sense where it is written, such as that of a nested rule.
    return false;
  }
}

/** The last compound of each selector in a list, without what is in brackets: `.b` for `.a > .b:is(.c)`. */
function listSubjects(selector: string): string[] {
  let flat = selector;
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return flat.split(',').map(
    (one) =>
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
  );
}

/** The class of Griffel by which a rule styles an element; undefined if it styles it in another way. */
function findOwnClass(element: Element, { classes }: Source): string | undefined {
  return classes.find((name) => name !== undefined && element.classList.contains(name));
}

/**
 * Lets `run` ask whether the computed value of an element is that of a declaration. Transitions of the element are
 * off meanwhile; if one is running, nothing is asked.
 */
function tryOut(
  element: StyledElement,
  run: (isApplied: (longhand: string, source: Source) => boolean) => void,
): void {
  if (element.getAnimations().some((one) => one instanceof CSSTransition)) return;
  const { style } = element;
  const { cssText } = style;
  const read = createReader(element);
  const reset = (): void => {
    style.cssText = cssText;
    style.setProperty('transition-property', 'none', 'important');
  };
  reset();
  try {
    run((longhand, source) => {
      const before = read(longhand);
      style.setProperty(longhand, source.style.getPropertyValue(longhand), 'important');
      const after = read(longhand);
      reset();
      return before === after;
    });
  } finally {
    // The style must be as before when transitions are possible again.
    read('transition-property');
    style.cssText = cssText;
  }
}

/** Creates a function that reads computed values; where the browser can, without a layout. */
function createReader(element: StyledElement): (name: string) => string {
  if ('computedStyleMap' in element) {
    const map = element.computedStyleMap();
    return (name) => String(map.get(name));
  }
  const computed = getComputedStyle(element);
  return (name) => computed.getPropertyValue(name);
}

/** Prints declarations of these longhands as the browser does, with shorthands where possible. */
function printDeclarations({ style }: Source, longhands: readonly string[]): string {
  const part = document.createElement('span').style;
  for (const name of longhands) {
    part.setProperty(name, style.getPropertyValue(name), style.getPropertyPriority(name));
  }
  // The longhands of a shorthand with a variable have no values.
  return (part.cssText || style.cssText).replace(/;$/, '');
}
