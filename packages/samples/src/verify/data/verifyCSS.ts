import fs from 'node:fs';
import { createRequire } from 'node:module';
import { MEDIA_FEATURES } from '@griffel-site/engine/mediaFeatures';
import { readElementNames } from '@griffel-site/engine/readRule';
import {
  type AtRule,
  CssSyntaxError,
  parse,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import type { FenceProblem } from '../VerifiableSample.ts';

/** At-rules that contain style rules. */
const GROUPS = ['container', 'layer', 'media', 'scope', 'starting-style', 'supports'];

/** At-rules that contain keyframes, descriptors, or nothing. */
const OTHERS =
  'charset counter-style font-face font-feature-values font-palette-values import keyframes namespace page position-try property view-transition';

/** All at-rules, without `@`. */
export const AT_RULES: readonly string[] = [...GROUPS, ...OTHERS.split(' ')];

/** A mistake in a style sheet. */
interface CSSFault {
  /** Counted from 1. */
  line: number;
  text: string;
  /** The name or value that does not exist. */
  culprit?: string;
}

/**
 * Checks that CSS parses, and that its at-rules and their descriptors, features of queries, pseudo-classes,
 * pseudo-elements, properties and values exist.
 */
export function verifyCSS(code: string): FenceProblem[] {
  return findCSSFaults(code).map(({ line, text }) => ({ line, message: `${text} Correct it.` }));
}

/** Finds syntax errors, and names and values that do not exist. */
export function findCSSFaults(code: string): CSSFault[] {
  let root: Root;
  try {
    root = parse(code);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, text: `The CSS does not parse: ${error.reason}.` }];
  }
  const faults: CSSFault[] = [];
  root.walk((node) => {
    const line = node.source?.start?.line ?? 1;
    const found =
      node.type === 'atrule'
        ? findAtRuleFaults(node)
        : node.type === 'rule'
          ? findSelectorFaults(node)
          : node.type === 'decl'
            ? [findDeclarationFault(node)].filter((fault) => fault !== undefined)
            : [];
    faults.push(...found.map((fault) => ({ line, ...fault })));
  });
  return faults;
}

type Fault = Omit<CSSFault, 'line'>;

/** The feature of each condition in parentheses, and what follows it: `width`, `: 600px`. */
const CONDITION = /(?<![\w-])\(\s*(?:[\d.]+\w*\s*[<>]=?\s*)?([a-z-]+)((?:[^()]|\([^()]*\))*)\)/gi;

/** Features that are lengths. */
const LENGTH = /^(?:min-|max-)?(?:device-)?(?:width|height|inline-size|block-size)$/;

/** A number other than zero, such as in `(min-width: 600)`, for which browsers ignore the whole query. */
const WITHOUT_UNIT = /(?:^\(|[:<>=])\s*(?!0*\.?0*\s*[)<>=])[\d.]+\s*[)<>=]/;

function findAtRuleFaults({ name, params }: AtRule): Fault[] {
  const plain = name.replace(/^-\w+-/, '');
  if (!AT_RULES.includes(plain)) return [{ text: `CSS has no at-rule @${name}.` }];
  const conditions = [...params.matchAll(CONDITION)];
  if (/^(?:media|container)$/.test(plain)) {
    return conditions.flatMap(([condition, feature = '']) => {
      if (isPrefixed(feature) || feature === 'not') return [];
      if (!MEDIA_FEATURES.includes(feature)) {
        return [{ text: `CSS has no feature "${feature}" for @${name}.`, culprit: feature }];
      }
      return LENGTH.test(feature) && WITHOUT_UNIT.test(condition)
        ? [{ text: `A length in "${condition}" has no unit.`, culprit: condition }]
        : [];
    });
  }
  if (plain !== 'supports') return [];
  return conditions.flatMap(([, prop = '', rest = '']) => {
    const value = /^\s*:(.*)$/s.exec(rest)?.[1]?.trim();
    if (value === undefined || isPrefixed(prop)) return [];
    return findPropertyFault(prop, value) ?? [];
  });
}

function findSelectorFaults({ selector, parent }: Rule): Fault[] {
  if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return [];
  return [
    ...findUnknownPseudos(selector).map((pseudo) => ({
      text: `CSS has no ${pseudo.startsWith('::') ? 'pseudo-element' : 'pseudo-class'} "${pseudo}".`,
      culprit: pseudo,
    })),
    ...readElementNames(selector)
      .filter((name) => !readNames().elements.has(name.toLowerCase()))
      .map((name) => ({ text: `HTML and SVG have no element "${name}".`, culprit: name })),
  ];
}

/** Finds pseudo-classes and pseudo-elements that do not exist. Prefixed ones are accepted. */
export function findUnknownPseudos(selector: string): string[] {
  const bare = selector.replace(/\\.|\[[^\]]*\]|"[^"]*"|'[^']*'/g, '');
  const pseudos = bare.match(/::?[a-z][\w-]*/gi) ?? [];
  return pseudos.filter((pseudo) => !readNames().pseudos.has(pseudo.toLowerCase()));
}

/** `-webkit-margin-start`, which compilers add for old browsers, and custom properties in queries. */
function isPrefixed(name: string): boolean {
  return /^-/.test(name);
}

function findDeclarationFault({ prop, value, parent }: Declaration): Fault | undefined {
  if (/^-\w/.test(prop)) return undefined;
  const atRule = parent?.type === 'atrule' ? (parent as AtRule).name : undefined;
  if (atRule === undefined || GROUPS.includes(atRule)) return findPropertyFault(prop, value);
  const descriptors = readNames().descriptors.get(atRule);
  // A `@page` takes properties, too.
  const isKnown =
    !descriptors || descriptors.has(prop) || (atRule === 'page' && !findPropertyFault(prop, value));
  return isKnown ? undefined : { text: `@${atRule} has no descriptor "${prop}".`, culprit: prop };
}

/** The part of a document that the checks of CSS and HTML use. */
interface CheckingDocument {
  createElement: (name: string) => {
    constructor: { name: string };
    style: { length: number; setProperty: (name: string, value: string) => void };
  };
}

let document: CheckingDocument | undefined;

/**
 * A document that knows which properties, values and elements exist. It is created on first use, because
 * jsdom takes a second to load.
 */
export function getDocument(): CheckingDocument {
  if (document) return document;
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
    JSDOM: new (html: string) => { window: { document: CheckingDocument } };
  };
  document = new JSDOM('').window.document;
  return document;
}

function findPropertyFault(prop: string, value: string): Fault | undefined {
  const { style } = getDocument().createElement('p');
  style.setProperty(prop, value);
  if (style.length > 0) return undefined;
  // Every property accepts `inherit`.
  style.setProperty(prop, 'inherit');
  return style.length > 0
    ? { text: `The CSS property "${prop}" does not take "${value}".`, culprit: value }
    : { text: `CSS has no property "${prop}".`, culprit: prop };
}

/** Names that jsdom does not know. */
interface CSSNames {
  /** `:hover`, `::before` */
  pseudos: ReadonlySet<string>;
  /** Those of HTML and SVG, in lower case. */
  elements: ReadonlySet<string>;
  /** The descriptors of at-rules such as `@font-face`. */
  descriptors: ReadonlyMap<string, ReadonlySet<string>>;
}

let names: CSSNames | undefined;

/**
 * Reads names from the type definitions of csstype and React. They are read as text, because TypeScript would take half
 * a second to parse them.
 */
function readNames(): CSSNames {
  if (names) return names;
  const { resolve } = createRequire(import.meta.url);
  const [css = '', react = ''] = ['csstype', '@types/react'].map((name) =>
    fs.readFileSync(resolve(`${name}/package.json`).replace('package.json', 'index.d.ts'), 'utf8'),
  );
  const pseudos = [...css.matchAll(/"(::?[a-z][a-z-]*)(?:\(\))?"/g)].map(([, name = '']) => name);
  const elements = [...react.matchAll(/^\s+(\w+): React\.(?:DetailedHTML|SVG)\w*Props</gm)].map(
    ([, name = '']) => name.toLowerCase(),
  );
  const interfaces = css.matchAll(/export interface (\w+)Hyphen<.*\{\n([^}]*)\}/g);
  const descriptors = [...interfaces].map(([, name = '', members = '']) => {
    const found = [...members.matchAll(/^\s*"?([\w-]+)"?\??:/gm)].map(([, member = '']) => member);
    return [name.replace(/\B[A-Z]/g, '-$&').toLowerCase(), new Set(found)] as const;
  });
  return (names = {
    pseudos: new Set(pseudos),
    elements: new Set(elements),
    descriptors: new Map(descriptors),
  });
}
