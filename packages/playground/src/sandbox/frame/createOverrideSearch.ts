import { LIMITS } from '../protocol/limits.ts';
import type { Override } from '../protocol/messages.ts';

/** Something that declares properties. */
interface Source {
  /** Empty for an inline style. */
  selector: string;
  style: CSSStyleDeclaration;
  /** Whether it applies only under a condition, such as a media query. */
  isConditional: boolean;
  isInLayer: boolean;
}

interface OverrideSearch {
  find(element: Element): readonly Override[];
  /** Whether something was not tried, because it would have taken too long. */
  isCut(): boolean;
}

/**
 * Creates a search for what overrides the classes of elements: inline styles, static styles, and rules of other
 * elements, such as `'& button'`. It tries this out: a declaration overrides that of a class if the computed value changes
 * without it. All is restored at once. Rules that are nested in style rules are not read.
 */
export function createOverrideSearch(): OverrideSearch {
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(readSheet);
  /** The rules for the element with a class of Griffel, which are the most by far. */
  const ownRules = new Map<string, Source[]>();
  const foreignRules: Source[] = [];
  for (const rule of rules) {
    const names = listSubjects(rule.selector).map((subject) => GRIFFEL_CLASS.exec(subject)?.[1]);
    if (names.includes(undefined)) foreignRules.push(rule);
    for (const name of new Set(names)) {
      if (name !== undefined) ownRules.set(name, [...(ownRules.get(name) ?? []), rule]);
    }
  }
  const hasLayers = rules.some(({ isInLayer }) => isInLayer);
  const known = new Map<string, readonly Override[]>();
  const end = performance.now() + LIMITS.overrideTime;
  let isCut = false;

  const search = (element: Element, others: readonly Source[]): readonly Override[] => {
    const own = [...element.classList]
      .flatMap((name) => ownRules.get(name) ?? [])
      .filter((rule) => matches(element, rule));
    const found = new Map<string, Override & { longhands: string[] }>();
    for (const other of others) {
      for (const longhand of [...other.style]) {
        const losers = own.filter(({ style }) => [...style].includes(longhand));
        if (losers.length === 0 || (!hasLayers && isTooWeak(other, longhand))) continue;
        if (performance.now() > end) {
          isCut = true;
          continue;
        }
        const loser = findLoser(element, longhand, other, losers);
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
    }
    return [...found.values()].slice(0, LIMITS.overrides);
  };

  return {
    isCut: () => isCut,
    find(element) {
      const others = foreignRules.filter(
        (rule) => matches(element, rule) && findOwnClass(element, rule) === undefined,
      );
      // Elements of other namespaces have none.
      const { style } = element as { style?: CSSStyleDeclaration };
      if (style && style.length > 0) {
        others.push({ selector: '', style, isConditional: false, isInLayer: false });
      }
      if (others.length === 0) return [];
      // Elements in lists usually have the same.
      const key = JSON.stringify([
        element.getAttribute('class'),
        others.map((other) => foreignRules.indexOf(other)),
        style?.cssText,
      ]);
      let result = known.get(key);
      result ??= withoutTransitions(element, () => search(element, others));
      known.set(key, result);
      return result;
    },
  };
}

const GRIFFEL_CLASS = /\.([fr][a-z\d]{5,8})(?![\w-])/;

/** Names of elements only: less specific than any class. */
const WEAK = /^[\w\s*>+~,]*$/;

/** Whether a declaration cannot override one of a class, unless that is in a layer. */
function isTooWeak({ selector, style }: Source, longhand: string): boolean {
  return selector !== '' && WEAK.test(selector) && style.getPropertyPriority(longhand) === '';
}

function readSheet(sheet: CSSStyleSheet): Source[] {
  try {
    return readRules(sheet.cssRules);
  } catch {
    // A sheet from elsewhere cannot be read.
    return [];
  }
}

function readRules(
  list: CSSRuleList,
  context: Pick<Source, 'isConditional' | 'isInLayer'> = { isConditional: false, isInLayer: false },
): Source[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return [{ selector: rule.selectorText, style: rule.style, ...context }];
    }
    if (!(rule instanceof CSSGroupingRule)) return [];
    return readRules(rule.cssRules, {
      isConditional: context.isConditional || rule instanceof CSSConditionRule,
      isInLayer: context.isInLayer || rule instanceof CSSLayerBlockRule,
    });
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
