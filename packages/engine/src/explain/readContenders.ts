import { resolveResetStyleRules } from '@griffel/core';
import type { AnalyzedCall, AnalyzedDeclaration } from '../Analysis.ts';
import { listRules } from '../resolve/listRules.ts';
import type { ResolvedRule } from '../resolve/ResolvedCall.ts';
import { nestValue } from '../resolve/resolveStyles.ts';
import { groupBy } from '../source/groupBy.ts';
import type { Direction } from '../types.ts';
import { camelize, hyphenate, listLonghands } from './propertyNames.ts';
import {
  computeSpecificity,
  NAME,
  readRule,
  type RuleParts,
  skipBrackets,
  type Specificity,
  splitList,
} from './readRule.ts';

/** A declaration that styles an element, with what the cascade needs to know. */
export interface Contender {
  declaration: AnalyzedDeclaration;
  /** The first call with its class. */
  call: AnalyzedCall;
  className: string;
  rule: ResolvedRule;
  /** Its position in the rule: a later declaration overrides an earlier one. */
  place: number;
  /** In a list of selectors, those with the same specificity and element. */
  selector: string;
  specificity: Specificity;
  /** Undefined outside of layers. */
  layer: string | undefined;
  isScoped: boolean;
  isImportant: boolean;
  /** The element that it styles: empty for the one with the class, else relative to it: `::before` or `> .icon`. */
  subject: string;
  longhands: readonly string[];
}

/**
 * Finds the declarations whose classes are in a list, in the order of the calls. Where several slots share a
 * class, it counts once for each of its properties. A declaration under a list of selectors counts once for
 * each element and specificity.
 *
 * @param className - of an element, e.g. `___1abc f1 f2 r3`
 */
export function readContenders(
  className: string,
  calls: readonly AnalyzedCall[],
  direction: Direction,
): Contender[] {
  const names = new Set(className.split(/\s+/));
  /** The first call with each class; another call with the same class adds nothing. */
  const owners = new Map<string, AnalyzedCall>();
  const contenders: Contender[] = [];
  for (const call of calls) {
    for (const declaration of call.declarations) {
      const name = declaration.className?.[direction];
      if (name === undefined || !names.has(name) || declaration.overriddenBy !== undefined)
        continue;
      // A class of makeStyles has one declaration; a reset class has all declarations of its call.
      const owner = owners.get(name);
      if (owner && (owner !== call || call.kind === 'makeStyles')) continue;
      owners.set(name, call);
      contenders.push(...getContenders(declaration, call, name, direction));
    }
  }
  return contenders;
}

/** The rule that contains a declaration, among those that are inserted together. */
interface Part extends RuleParts {
  rule: ResolvedRule;
  /** The position of the declaration: a later one overrides an earlier one. */
  place: number;
}

/** The contenders of each declaration, by direction, because many elements have the same classes. */
const cache = new WeakMap<AnalyzedDeclaration, Map<Direction, readonly Contender[]>>();

function getContenders(
  declaration: AnalyzedDeclaration,
  call: AnalyzedCall,
  className: string,
  direction: Direction,
): readonly Contender[] {
  const own = cache.get(declaration) ?? new Map<Direction, readonly Contender[]>();
  cache.set(declaration, own);
  const found = own.get(direction) ?? readContender(declaration, call, className, direction);
  own.set(direction, found);
  return found;
}

function readContender(
  declaration: AnalyzedDeclaration,
  call: AnalyzedCall,
  className: string,
  direction: Direction,
): Contender[] {
  const part = findPart(declaration, call, className, direction);
  if (!part) return [];
  const selectors = groupBy(splitList(part.selector), (selector) =>
    JSON.stringify([readSubject(selector, className), computeSpecificity(selector)]),
  );
  return [...selectors].map(([key, group]) => {
    const [subject, specificity] = JSON.parse(key) as [string, Specificity];
    return {
      declaration,
      call,
      className,
      rule: part.rule,
      place: part.place,
      selector: group.join(', '),
      specificity,
      layer: readLayer(part.atRules),
      isScoped: part.atRules.some((one) => one.startsWith('@scope')),
      isImportant: [declaration.value].flat().some(isImportant),
      subject,
      longhands: listLonghands(nameProperty(declaration.property, part.body), direction),
    };
  });
}

/** Finds the rule that contains a declaration, and prefers one without a vendor prefix in its selector. */
function findPart(
  declaration: AnalyzedDeclaration,
  { kind }: AnalyzedCall,
  className: string,
  direction: Direction,
): Part | undefined {
  const all = declaration.rules.flatMap((rule) =>
    /^@(?:-\w+-)?keyframes/.test(rule.css)
      ? []
      : readRule(rule.css).map((part, index) => ({ ...part, rule, place: index })),
  );
  const named = new RegExp(matchClass(className));
  const own = all.filter(({ atRules, selector }) => named.test([selector, ...atRules].join(' ')));
  const standard = [...own].sort(
    (a, b) => Number(PREFIXED.test(a.selector)) - Number(PREFIXED.test(b.selector)),
  );
  if (kind === 'makeStyles') return standard[0];
  // A reset class has all declarations in a few rules, so the rules of this one alone are searched for in
  // them.
  const alone = resolveAlone(declaration, className, direction);
  for (const part of standard) {
    const same = alone.find(
      (one) =>
        one.selector === part.selector &&
        one.atRules.join() === part.atRules.join() &&
        `;${part.body}`.includes(`;${one.body}`),
    );
    if (!same) continue;
    // Orders by rule first, because no rule has a million characters.
    const place = part.place * 1e6 + `;${part.body}`.indexOf(`;${same.body}`);
    return { ...part, body: same.body, place };
  }
  return undefined;
}

const PREFIXED = /:-(?:webkit|moz|ms)-/;

/** The rules that a declaration of a reset class would have alone, with the class of the call. */
function resolveAlone(
  { path, property, value }: AnalyzedDeclaration,
  className: string,
  direction: Direction,
): RuleParts[] {
  const [ltr, rtl, rules] = resolveResetStyleRules(nestValue(path, property, value) as never);
  const own = direction === 'rtl' && rtl !== null ? rtl : ltr;
  return listRules(rules, () => 'both').flatMap(({ css }) =>
    readRule(css.replaceAll(`.${own}`, `.${className}`)),
  );
}

/** The property that the rule sets: on right-to-left pages, `marginRight` for `marginLeft`. */
function nameProperty(property: string, body: string): string {
  const names = [...body.matchAll(/(?:^|;)([\w-]+):/g)].map(([, name = '']) => name);
  const written = hyphenate(property);
  if (names.length === 0 || names.includes(written)) return property;
  return camelize(names.at(-1) ?? '');
}

/** Whether a value ends with `!important` outside of strings and comments. */
function isImportant(value: unknown): boolean {
  return /!\s*important\s*$/i.test(String(value).replaceAll(/\/\*.*?\*\//gs, ''));
}

/** `a.b` for `@layer a { @layer b { … } }`; undefined outside of layers. */
export function readLayer(atRules: readonly string[]): string | undefined {
  const names = atRules.flatMap((one) => /^@layer\b\s*(.*)$/.exec(one)?.[1] ?? []);
  return names.length === 0 ? undefined : names.map((name) => name || ANONYMOUS).join('.');
}

/** Stands for the name of an anonymous layer. */
const ANONYMOUS = '(anonymous)';

function matchClass(className: string): string {
  return `\\.${className}(?!${NAME})`;
}

/** The part of a selector after the class, without the states of the element itself. */
function readSubject(selector: string, className: string): string {
  // Brackets are blanked, because they only describe the element and never contain another one to style.
  let flat = selector;
  for (let index = 0; index < flat.length; index++) {
    if (flat[index] !== '(' && flat[index] !== '[') continue;
    const end = skipBrackets(flat, index);
    flat = `${flat.slice(0, index + 1)}${' '.repeat(Math.max(0, end - index - 1))}${flat.slice(end)}`;
    index = end;
  }
  // Inside `@scope`, which has the class, rules have `:scope` instead.
  const named = new RegExp(`.*(?:${matchClass(className)}|:scope\\b)`, 'is').exec(flat);
  const at = named ? named[0].length : selector.length;
  const own = COMPOUND.exec(flat.slice(at))?.[0] ?? '';
  const subject = dropStates(selector.slice(at + own.length), flat.slice(at + own.length));
  return subject === '' ? readElement(selector.slice(at, at + own.length)) : subject;
}

/** Classes, attributes, states and pseudo-elements of one element. */
const COMPOUND = new RegExp(`^(?:::?[\\w-]+(?:\\(\\s*\\))?|\\[\\s*\\]|[.#]${NAME}+)*`);

/** The pseudo-element of a compound selector, with two colons even where it is written with one. */
function readElement(compound: string): string {
  const found = /::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-line|first-letter)\b/i.exec(
    compound,
  );
  return found ? found[0].replace(/^:(?=\w)/, '::') : '';
}

/** Removes the states of the elements inside: `> a:hover` styles the same element as `> a`. */
function dropStates(selector: string, flat: string): string {
  let kept = '';
  let from = 0;
  for (const { index, 0: state } of flat.matchAll(/(?<!:):(?!:)[\w-]+(?:\(\s*\))?/g)) {
    kept += selector.slice(from, index) + readElement(state);
    from = index + state.length;
  }
  return (kept + selector.slice(from)).trim();
}
