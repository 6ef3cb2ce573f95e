import { MEDIA_FEATURES } from '@griffel-site/engine/mediaFeatures';
import { readElementNames, splitList } from '@griffel-site/engine/readRule';
import { readsMediaQuery, readsSelector, readsSupportsCondition } from './browserSupport.ts';
import { CSS_PSEUDOS } from '../vocabulary/cssWords.ts';
import { ELEMENTS } from '../vocabulary/elements.ts';
import { measureEdits, nearestWords } from '../vocabulary/nearestWords.ts';

/** What is wrong with a selector or an at-rule, and what may be meant. */
export interface KeyFault {
  message: string;
  suggestion: string | undefined;
  /** What to do, if there is no suggestion. */
  remedy?: string;
  /** Whether it may be meant. @default false */
  isHint?: boolean;
}

const VENDOR_PSEUDO = /::?-(?:webkit|moz|ms|o|khtml|apple)-/;
const PSEUDO = /::?[a-z-]+/gi;

/** Possible arguments of a pseudo-class. */
const ARGUMENTS = ['', '(.a)', '(1)', '(ltr)', '(a)'];

/**
 * Asks the browser about a nested selector, such as `':hover'` or `'& > .icon'`, or the selector of a static
 * rule. Accepts prefixed pseudo-classes and elements, and those that other browsers support.
 */
export function lintSelector(selector: string): KeyFault | undefined {
  if (readsList(selector)) {
    return lintSpace(selector) ?? lintTwice(selector) ?? lintElements(selector);
  }
  const unsupported = (selector.match(PSEUDO) ?? []).filter(
    (pseudo) =>
      pseudo !== ':global' && !ARGUMENTS.some((args) => readsSelector(`.a${pseudo}${args}`)),
  );
  const unknown = unsupported.filter((pseudo) => !CSS_PSEUDOS.includes(pseudo));
  if (unsupported.length > 0 && unknown.length === 0) return undefined;
  const argument = ARGUMENTS.slice(1).find((args) => readsSelector(`.a${selector}${args}`));
  return {
    message: `This browser does not understand the selector "${selector}".`,
    suggestion: unknown
      .flatMap((pseudo) =>
        nearestWords(pseudo, CSS_PSEUDOS).map((near) => selector.replace(pseudo, near)),
      )
      .find((candidate) => readsList(candidate)),
    ...(argument !== undefined && {
      remedy: `It needs an argument, as in "${selector}${argument}".`,
    }),
    // As in JSS.
    ...(/\$[a-z]/i.test(selector) && {
      remedy:
        'A selector cannot name another slot. Write the styles into that slot, or let this one set a CSS variable.',
    }),
  };
}

/** A space before a state that most often belongs to the element itself. */
const SPACED_STATE = /^&\s+(:(?:hover|active|focus|focus-visible|focus-within|disabled|checked))$/;

function lintSpace(selector: string): KeyFault | undefined {
  const state = SPACED_STATE.exec(selector)?.[1];
  return state === undefined
    ? undefined
    : {
        message: `With the space, "${selector}" matches descendants of this element.`,
        suggestion: state,
        isHint: true,
      };
}

/** The element in a state, and the element again behind it: `&:hover &`. */
const TWICE = /^&?(?::[a-z-]+|\.[\w-]+|\[[^\]]*\])+\s+(?:>\s*)?&$/i;

function lintTwice(selector: string): KeyFault | undefined {
  return TWICE.test(selector)
    ? {
        message: `"${selector}" applies only to an element inside another one with the same class.`,
        suggestion: undefined,
        remedy:
          'For a child, let this element set a CSS variable that the child reads; for this element, write the state alone.',
        isHint: true,
      }
    : undefined;
}

const ELEMENT_NAMES = [...ELEMENTS].map((name) => name.toLowerCase());

function lintElements(selector: string): KeyFault | undefined {
  const unknown = readElementNames(selector).find(
    (name) => !ELEMENT_NAMES.includes(name.toLowerCase()),
  );
  if (unknown === undefined) return undefined;
  // Two typos in a short word make many words of it, and it may be a class.
  const near = nearestWords(unknown, ELEMENT_NAMES).find(
    (name) => unknown.length > 5 || measureEdits(unknown, name) === 1,
  );
  return {
    message: `HTML and SVG have no element "${unknown}".`,
    suggestion: near && selector.replace(new RegExp(`(?<![\\w.#:-])${unknown}(?![\\w-])`), near),
    remedy: `For a class, write ".${unknown}".`,
    isHint: true,
  };
}

function readsList(selector: string): boolean {
  return splitList(selector).every(
    (part) => VENDOR_PSEUDO.test(part) || readsSelector(complete(part)),
  );
}

/** The selector as in the style sheet, with `.a` as the element's class. */
function complete(part: string): string {
  const plain = part.replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1').replaceAll('&', '.a');
  if (/^[:[]/.test(plain)) return `.a${plain}`;
  return plain.startsWith('>') ? `.a ${plain}` : plain;
}

/** Features of container queries, with the equivalents of media queries. */
const CONTAINER_FEATURES: Readonly<Record<string, string>> = {
  'inline-size': 'width',
  'block-size': 'height',
};

/**
 * Asks the browser about the condition of `@media`, `@supports` or `@container`, the last only if it is about
 * sizes. Undefined for other at-rules, and if nothing is wrong.
 */
export function lintCondition(atRule: string): KeyFault | undefined {
  const match = /^@(media|supports|container|layer)\b\s*(.*)$/s.exec(atRule);
  const [, name, condition = ''] = match ?? [];
  if (name === undefined) return undefined;
  if (name === 'layer') {
    return condition.includes(',')
      ? {
          message: `Browsers drop "${atRule}": styles are in one layer.`,
          suggestion: undefined,
          remedy: 'Write the order of layers as a string for makeStaticStyles().',
        }
      : undefined;
  }
  const isRead = (candidate: string): boolean => {
    if (name === 'supports') return readsSupportsCondition(candidate);
    if (name === 'container') return readsContainerQuery(candidate);
    return splitList(candidate).every(readsMediaQuery);
  };
  if (isRead(condition)) return undefined;
  const better = [...respell(condition)].find(isRead);
  return {
    message: `Browsers do not understand "${atRule}", so the styles in it never apply.`,
    suggestion: better === undefined ? undefined : `@${name} ${better}`,
  };
}

function readsContainerQuery(condition: string): boolean {
  const query = condition.slice(Math.max(0, condition.indexOf('(')));
  const features = [...query.matchAll(/\(\s*(?:[\d.]+\w*\s*[<>=]+\s*)?([a-z-]+)/gi)].map(
    ([, feature = '']) => feature.toLowerCase(),
  );
  if (!condition.includes('(')) return !/[:<>=]/.test(condition);
  // Media queries have no functions like style() and scroll-state().
  if (/[a-z]\(/i.test(condition) || features.length === 0) return true;
  const asMedia = query.replaceAll(
    /\b(?:inline|block)-size\b/gi,
    (feature) => CONTAINER_FEATURES[feature.toLowerCase()] ?? feature,
  );
  return readsMediaQuery(asMedia);
}

function* respell(condition: string): Generator<string> {
  yield condition.replaceAll(/(?<![\w.-])(\d+\.?\d*)(?![\w./])(?=\s*[)<>=])/g, '$1px');
  if (!condition.includes('(')) yield `(${condition})`;
  // `screen and min-width: 1px`, or with the name of a container.
  yield condition.replaceAll(/(?<![\w(-])[a-z-]+\s*:\s*[\w.]+/gi, '($&)');
  for (const { 0: feature, index } of condition.matchAll(/(?<=\(\s*)[a-z-]+/gi)) {
    for (const near of nearestWords(feature, MEDIA_FEATURES)) {
      yield condition.slice(0, index) + near + condition.slice(index + feature.length);
    }
  }
}
