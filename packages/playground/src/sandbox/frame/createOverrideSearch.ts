import { LIMITS } from '../protocol/limits.ts';
import type { Override } from '../protocol/messages.ts';

/** Something that declares properties. */
interface Source {
  /** Empty for an inline style. */
  selector: string;
  style: CSSStyleDeclaration;
  /** Whether it applies only under a condition, such as a media query. */
  isConditional: boolean;
}

/**
 * Creates a function that finds what overrides the classes of an element: its inline style, static styles, and rules
 * of other elements, such as `'& button'`. It tries this out: a declaration overrides that of a class if the computed
 * value changes without it. All is restored at once. Rules that are nested in style rules are not read.
 */
export function createOverrideSearch(): (element: Element) => readonly Override[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => readRules(cssRules));
  // Most rules are for the element that has their class; they are left out before any element is matched.
  const foreign = rules.filter(({ selector }) =>
    listSubjects(selector).some((subject) => !GRIFFEL_CLASS.test(subject)),
  );
  const known = new Map<string, readonly Override[]>();
  let trials: number = LIMITS.overrideTrials;

  const search = (element: Element, others: readonly Source[]): readonly Override[] => {
    const own = rules.filter(
      (rule) => matches(element, rule) && findOwnClass(element, rule) !== undefined,
    );
    const found = new Map<string, Override & { longhands: string[] }>();
    for (const other of others) {
      const overridden = [...other.style].flatMap((longhand) => {
        const losers = own.filter(({ style }) => [...style].includes(longhand));
        if (losers.length === 0 || --trials < 0) return [];
        const loser = findLoser(element, longhand, other, losers);
        return loser ? [{ longhand, loser }] : [];
      });
      for (const { longhand, loser } of overridden) {
        const className = findOwnClass(element, loser) ?? '';
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
    }
    return [...found.values()].slice(0, LIMITS.overrides);
  };

  return (element) => {
    const others = foreign.filter(
      (rule) => matches(element, rule) && findOwnClass(element, rule) === undefined,
    );
    const { style } = element as ElementCSSInlineStyle & Element;
    if (style.length > 0) others.push({ selector: '', style, isConditional: false });
    if (others.length === 0) return [];
    // Elements in lists usually have the same.
    const key = JSON.stringify([
      element.getAttribute('class'),
      others.map((other) => foreign.indexOf(other)),
      style.cssText,
    ]);
    let result = known.get(key);
    result ??= withoutTransitions(element, () => search(element, others));
    known.set(key, result);
    return result;
  };
}

const GRIFFEL_CLASS = /\.([fr][a-z\d]{5,8})(?![\w-])/;

function readRules(list: CSSRuleList, isConditional = false): Source[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return [{ selector: rule.selectorText, style: rule.style, isConditional }];
    }
    if (!(rule instanceof CSSGroupingRule)) return [];
    return readRules(rule.cssRules, isConditional || rule instanceof CSSConditionRule);
  });
}

function matches(element: Element, { selector }: Source): boolean {
  try {
    return element.matches(selector);
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
function findOwnClass(element: Element, { selector }: Source): string | undefined {
  return listSubjects(selector)
    .map((subject) => GRIFFEL_CLASS.exec(subject)?.[1])
    .find((name) => name !== undefined && element.classList.contains(name));
}

/** Finds the rule of a class that a declaration overrides. */
function findLoser(
  element: Element,
  longhand: string,
  other: Source,
  own: readonly Source[],
): Source | undefined {
  const computed = getComputedStyle(element);
  const applied = computed.getPropertyValue(longhand);
  return tryWithout(other.style, longhand, () => {
    const next = computed.getPropertyValue(longhand);
    if (next === applied) return undefined;
    return (
      own.find(({ style }) =>
        tryWithout(style, longhand, () => computed.getPropertyValue(longhand) !== next),
      ) ?? [...own].reverse().find(({ isConditional }) => !isConditional)
    );
  });
}

function tryWithout<Result>(
  style: CSSStyleDeclaration,
  longhand: string,
  read: () => Result,
): Result {
  const { cssText } = style;
  style.removeProperty(longhand);
  try {
    return read();
  } finally {
    style.cssText = cssText;
  }
}

const STILL = new CSSStyleSheet();
STILL.replaceSync('*, ::before, ::after { transition: none !important; }');

/** Runs a search while no change of a style starts a transition. Those that already run are not disturbed. */
function withoutTransitions(
  element: Element,
  search: () => readonly Override[],
): readonly Override[] {
  if (document.getAnimations().some((one) => one instanceof CSSTransition)) return [];
  document.adoptedStyleSheets.push(STILL);
  try {
    return search();
  } finally {
    // The restored styles must take effect before transitions do.
    void getComputedStyle(element).color;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== STILL);
  }
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
