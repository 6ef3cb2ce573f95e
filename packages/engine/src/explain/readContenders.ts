import type { AnalyzedCall, AnalyzedDeclaration } from '../Analysis.ts';
import type { ResolvedRule } from '../resolve/ResolvedCall.ts';
import type { Direction } from '../types.ts';
import { listLonghands } from './listLonghands.ts';
import {
  compareSpecificity,
  computeSpecificity,
  readRule,
  splitSelectors,
  type RuleParts,
  type Specificity,
} from './readRule.ts';

/** A declaration that styles an element, as the cascade sees it. */
export interface Contender {
  declaration: AnalyzedDeclaration;
  /** The call and the slot that it first came from. */
  call: AnalyzedCall;
  className: string;
  rule: ResolvedRule;
  specificity: Specificity;
  /** Undefined outside of layers. */
  layer: string | undefined;
  isScoped: boolean;
  isImportant: boolean;
  /** Which element it styles, seen from the one with the class: empty for itself, else `::before` or `> .icon`. */
  subject: string;
  longhands: readonly string[];
}

/**
 * Finds the declarations whose classes are in a list, in the order of the calls. A class that several
 * slots share is there once for each of its properties.
 *
 * @param className - of an element, e.g. `___1abc f1 f2 r3`
 */
export function readContenders(
  className: string,
  calls: readonly AnalyzedCall[],
  direction: Direction,
): Contender[] {
  const names = new Set(className.split(/\s+/));
  /** Whose each class is; another call with the same class adds nothing. */
  const owners = new Map<string, AnalyzedCall>();
  const contenders: Contender[] = [];
  for (const call of calls) {
    for (const declaration of call.declarations) {
      const name = declaration.className?.[direction];
      if (name === undefined || !names.has(name) || declaration.overriddenBy !== undefined)
        continue;
      // A class of makeStyles holds one declaration; a reset class holds all of its own.
      const owner = owners.get(name);
      if (owner && (owner !== call || call.kind === 'makeStyles')) continue;
      owners.set(name, call);
      const contender = readContender(declaration, call, name, direction);
      if (contender) contenders.push(contender);
    }
  }
  return contenders;
}

function readContender(
  declaration: AnalyzedDeclaration,
  call: AnalyzedCall,
  className: string,
  direction: Direction,
): Contender | undefined {
  for (const rule of declaration.rules) {
    if (/^@(?:-\w+-)?keyframes/.test(rule.css)) continue;
    const parts = choosePart(readRule(rule.css), className, declaration);
    if (!parts) continue;
    const selectors = splitSelectors(parts.selector);
    return {
      declaration,
      call,
      className,
      rule,
      specificity: selectors.map(computeSpecificity).sort(compareSpecificity).at(-1) ?? [0, 0, 0],
      layer: readLayer(parts.atRules),
      isScoped: parts.atRules.some((one) => one.startsWith('@scope')),
      isImportant: [declaration.value].flat().some((one) => /!\s*important/.test(String(one))),
      subject: readSubject(selectors[0] ?? '', className),
      longhands: listLonghands(mirror(declaration, direction), direction),
    };
  }
  return undefined;
}

/** Of right-to-left pages, `marginLeft` is `marginRight`; the rule tells. */
function mirror({ property, rules, className }: AnalyzedDeclaration, direction: Direction): string {
  if (direction === 'ltr' || !className || className.ltr === className.rtl) return property;
  const rule = rules.find(({ css }) => css.includes(`.${className.rtl}`));
  const written = readRule(rule?.css ?? '')[0]?.body.split(':')[0];
  // A reset class holds many properties; only those of a side change their names.
  const swapped = property.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'));
  const isSwapped = written !== undefined && rule?.css.includes(`${hyphenate(swapped)}:`);
  return isSwapped === true ? swapped : property;
}

/** Of the rules inside one at-rule of a reset class, the one with this declaration. */
function choosePart(
  parts: readonly RuleParts[],
  className: string,
  { path, property }: AnalyzedDeclaration,
): RuleParts | undefined {
  const own = parts.filter(
    ({ atRules, selector }) =>
      selector.includes(`.${className}`) || atRules.some((one) => one.includes(`.${className}`)),
  );
  const written = path.filter((one) => !one.startsWith('@')).join('');
  const isSame = ({ selector }: RuleParts) =>
    bare(selector).replaceAll(`.${className}`, '') === bare(written).replaceAll('&', '');
  const declares = ({ body }: RuleParts) => `;${body}`.includes(`;${hyphenate(property)}:`);
  return own.find((one) => isSame(one) && declares(one)) ?? own.find(declares) ?? own[0];
}

function bare(selector: string): string {
  return selector.replaceAll(/\s+/g, '');
}

function hyphenate(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replaceAll(/[A-Z]/g, (char) => `-${char.toLowerCase()}`).replace(/^ms-/, '-ms-');
}

function readLayer(atRules: readonly string[]): string | undefined {
  const names = atRules.flatMap((one) => /^@layer\s+(.+)$/.exec(one)?.[1]?.trim() ?? []);
  return names.length === 0 ? undefined : names.join('.');
}

/** What stands behind the class, without the states of the element itself. */
function readSubject(selector: string, className: string): string {
  const at = selector.indexOf(`.${className}`);
  const tail = at === -1 ? '' : selector.slice(at + className.length + 1);
  const rest =
    /^(?:\\.|::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\]|[.#](?:[\w-]|\\.)+)*/.exec(tail)?.[0] ?? '';
  const element = /::[\w-]+|:(?:before|after)\b/.exec(rest)?.[0] ?? '';
  const inside = tail
    .slice(rest.length)
    .replaceAll(/(?<!:):(?!:)[\w-]+(?:\([^)]*\))?/g, '')
    .trim();
  return inside === '' ? element : inside;
}
