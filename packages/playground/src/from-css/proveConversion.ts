import type { Conversion } from './convertCSS.ts';
import {
  applyCSS,
  buildElement,
  type Conditions,
  type Frame,
  openFrame,
  renderConverted,
  rewriteForComparison,
} from './renderInFrame.ts';

/** A computed value that the converted styles do not have. */
export interface Difference {
  selector: string;
  conditions: Conditions;
  property: string;
  original: string;
  converted: string;
}

export interface Proof {
  /** How many elements and pseudo-elements were compared, each with and without conditions. */
  elements: number;
  values: number;
  differences: readonly Difference[];
  /** Whether time ran out before every selector was compared. */
  isPartial: boolean;
}

const MAX_DIFFERENCES = 200;

/** Milliseconds of work between pauses in which the page can respond. */
const MAX_WORK = 40;

/**
 * Compares the computed styles of CSS with those of its conversion, for one element per selector, each side
 * in a frame of its own. Nothing is loaded: URLs are replaced with empty ones on both sides, and the policy
 * of the frames allows none.
 *
 * @param document in which the frames are created and removed again
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
      const subjects = buildSubjects(conversion, conditions, original, converted);
      for (const frame of [original, converted]) stopAnimations(frame);
      const keyframes = [readKeyframes(original), readKeyframes(converted)] as const;
      let lastPause = performance.now();
      for (const { selector, left, right } of subjects) {
        if (performance.now() > deadline) {
          proof.isPartial = true;
          break;
        }
        if (performance.now() - lastPause > MAX_WORK) {
          await new Promise((resolve) => setTimeout(resolve));
          lastPause = performance.now();
        }
        const [before, after] = [readStyle(left), readStyle(right)];
        if (!before || !after) continue;
        proof.elements += 1;
        for (const property of [...before, ...custom]) {
          proof.values += 1;
          const values = compareValues(property, before, after, keyframes);
          if (!values || proof.differences.length >= MAX_DIFFERENCES) continue;
          proof.differences.push({ selector, conditions, property, ...values });
        }
      }
    } finally {
      original.element.remove();
      converted.element.remove();
    }
  }
  return proof;
}

type Subject = NonNullable<ReturnType<typeof buildElement>>;

/** Applies the CSS and the converted styles to their frames, and creates an element for each selector in both. */
function buildSubjects(
  conversion: Conversion,
  conditions: Conditions,
  original: Frame,
  converted: Frame,
): { selector: string; left: Subject; right: Subject }[] {
  const { css, classesFor } = renderConverted(conversion, converted);
  applyCSS(original, rewriteForComparison(conversion.original, conditions));
  applyCSS(converted, rewriteForComparison(css, conditions));
  return conversion.selectors.flatMap((rule) => {
    const left = buildElement(rule, original, (classes) => classes.join(' '));
    const right = buildElement(
      rule,
      converted,
      (classes) => `${classes.join(' ')} ${classesFor(classes)}`,
    );
    return left && right ? [{ selector: rule.replace(/\s*\{\}/, ''), left, right }] : [];
  });
}

function stopAnimations({ document }: Frame): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
}

function readStyle({ element, pseudo }: Subject): CSSStyleDeclaration | undefined {
  return element.ownerDocument.defaultView?.getComputedStyle(element, pseudo);
}

/** @returns both values if they differ */
function compareValues(
  property: string,
  before: CSSStyleDeclaration,
  after: CSSStyleDeclaration,
  keyframes: readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>],
): Pick<Difference, 'original' | 'converted'> | undefined {
  let original = before.getPropertyValue(property);
  let converted = after.getPropertyValue(property);
  if (original === converted) return undefined;
  if (property === 'animation-name') {
    original = replaceKeyframeNames(original, keyframes[0]);
    converted = replaceKeyframeNames(converted, keyframes[1]);
  }
  const isEqual = original.replace(/\s+/g, '') === converted.replace(/\s+/g, '');
  return isEqual ? undefined : { original, converted };
}

/** The text of each keyframes rule, by name. */
function readKeyframes({ document }: Frame): ReadonlyMap<string, string> {
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

/** Replaces the names of keyframes, which the conversion changes, with their text. */
function replaceKeyframeNames(value: string, frames: ReadonlyMap<string, string>): string {
  return value
    .split(', ')
    .map((name) => frames.get(name) ?? name)
    .join(', ');
}
