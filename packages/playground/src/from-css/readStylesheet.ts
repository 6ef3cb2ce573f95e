import { compareSpecificity } from '@griffel-site/engine/readRule';
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Document,
  type Rule,
} from 'postcss';
import { expandDeclaration, type Property } from './expandDeclaration.ts';
import { parseSelectors, placeSelector, type Place } from './placeSelector.ts';

/** A part of the CSS that the converted styles do not have. */
export interface NotExpressed {
  /** 1-based. */
  line: number;
  column: number;
  /** The part, on one line. */
  text: string;
  reason: string;
}

/** One property of one selector. */
export interface Atom {
  place: Place;
  /** `@media (…)`, from the outermost. */
  conditions: readonly string[];
  property: Property;
  /** As it was written. */
  declaration: string;
  isImportant: boolean;
  /** Earlier values of the same rule, which browsers use that do not know the last one. */
  fallbacks: readonly string[];
  order: number;
  line: number;
  column: number;
  /** How many more classes than one its selector is written with. */
  raised: number;
}

interface StaticRule {
  selector: string;
  conditions: readonly string[];
  declarations: readonly (readonly [name: string, value: string])[];
  /** The whole rule as CSS. */
  css: string;
  order: number;
}

export interface Stylesheet {
  atoms: Atom[];
  statics: StaticRule[];
  keyframes: ReadonlyMap<string, Readonly<Record<string, Readonly<Record<string, string>>>>>;
  notExpressed: NotExpressed[];
  declarations: number;
  /** How many of them `notExpressed` is about, in whole or for one of their selectors. */
  lost: number;
  /** A syntax error, if the text could not be parsed. */
  error?: { line: number; column: number; message: string };
}

const MAX_DEPTH = 20;
const MAX_DECLARATIONS = 10_000;
const TOO_MANY = `Only about ${String(MAX_DECLARATIONS)} declarations are converted at once.`;
const CONDITIONS = new Set(['media', 'supports', 'layer', 'container']);
const NO_PLACE: Readonly<Record<string, string>> = {
  import:
    'Styles of another address are not loaded. Paste them too, or import the file next to your component.',
  charset: 'A module needs no @charset.',
  namespace: 'Griffel has no namespaces.',
  scope: 'makeStyles takes "@scope to (…)" only. Use slots instead.',
  'starting-style': 'makeStyles has no @starting-style.',
  property:
    'Neither makeStyles nor makeStaticStyles registers custom properties. Keep this rule in a CSS file.',
  page: 'makeStyles has no pages. Keep this rule in a CSS file.',
  'counter-style':
    'Neither makeStyles nor makeStaticStyles defines counter styles. Keep this rule in a CSS file.',
};

/** Reads what a stylesheet declares, and where each part of it would go. Never throws. */
export function readStylesheet(text: string): Stylesheet {
  const keyframes = new Map<string, Record<string, Record<string, string>>>();
  const sheet: Stylesheet = {
    atoms: [],
    statics: [],
    keyframes,
    notExpressed: [],
    declarations: 0,
    lost: 0,
  };
  let root;
  try {
    root = postcss.parse(text);
  } catch (error) {
    const {
      line = 1,
      column = 1,
      reason,
    } = error as { line?: number; column?: number; reason?: string };
    return {
      ...sheet,
      error: { line, column, message: reason ?? 'The text is too deeply nested.' },
    };
  }
  let order = 0;
  const lost = new Set<ChildNode>();
  root.walkDecls(() => {
    sheet.declarations += 1;
  });

  const skip = (node: ChildNode, reason: string, shown?: string) => {
    const start = node.source?.start;
    const source =
      shown ?? (node.type === 'atrule' ? `@${node.name} ${node.params}` : node.toString());
    const line = source.replace(/\s+/g, ' ').trim();
    if (node.type === 'decl') lost.add(node);
    else if (node.type !== 'comment') node.walkDecls((one) => void lost.add(one));
    sheet.notExpressed.push({
      line: start?.line ?? 1,
      column: start?.column ?? 1,
      text: line.length > 120 ? `${line.slice(0, 119)}…` : line,
      reason,
    });
  };

  const readKeyframes = (node: AtRule, conditions: readonly string[]) => {
    const name = node.params.trim().replace(/^(["'])(.*)\1$/, '$2');
    if (/^-(?:webkit|moz|o|ms)-/.test(node.name))
      return skip(node, 'Griffel adds the prefixes that browsers need.');
    if (conditions.length > 0)
      return skip(
        node,
        'Keyframes apply without their condition in makeStyles. Move them out of it.',
      );
    const steps: Record<string, Record<string, string>> = {};
    for (const step of node.nodes ?? []) {
      if (step.type !== 'rule') continue;
      const declarations: Record<string, string> = (steps[step.selector.replace(/\s+/g, ' ')] ??=
        {});
      for (const one of step.nodes) {
        if (one.type !== 'decl') continue;
        if (one.important) skip(one, 'Browsers ignore !important in keyframes.');
        else declarations[one.prop] = cleanValue(one.value);
      }
    }
    keyframes.set(name, steps);
    return undefined;
  };
  root.walkAtRules(/keyframes$/i, (node) => {
    const conditions: string[] = [];
    for (
      let up: Container | Document | undefined = node.parent;
      up && up.type !== 'root';
      up = up.parent as Container | undefined
    )
      conditions.push('');
    readKeyframes(node, conditions);
  });
  const knowsKeyframes = (name: string) => keyframes.has(name);

  const readRule = (
    node: Rule,
    conditions: readonly string[],
    parents: readonly string[],
    depth: number,
  ) => {
    const found = parseSelectors(node.selector);
    if (!found)
      return skip(
        node,
        'This selector cannot be parsed, so browsers ignore the rule.',
        node.selector,
      );
    const own = found.map((one) => one.toString().replace(/\s+/g, ' ').trim());
    let texts = own;
    if (parents.length > 0) {
      const lists = parents.map((parent) => parseSelectors(parent)?.[0]);
      const places = lists.map((one) => one && placeSelector(one));
      const weights = places.map((one) => (typeof one === 'object' ? one.specificity : undefined));
      const [first] = weights;
      if (
        parents.length > 1 &&
        (!first || weights.some((one) => !one || compareSpecificity(one, first) !== 0))
      ) {
        return skip(
          node,
          'Nested in selectors of different specificity, of which nesting takes the highest. Write the rules without nesting.',
          node.selector,
        );
      }
      texts = parents.flatMap((parent) =>
        own.map((one) => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`)),
      );
    }
    const declarations: (readonly [string, string])[] = [];
    const before = order;
    const places: Place[] = [];
    for (const one of texts) {
      const [selector] = parseSelectors(one) ?? [];
      const place = selector ? placeSelector(selector) : 'The nested selector cannot be resolved.';
      if (typeof place === 'string') skip(node, place, one);
      else places.push(place);
    }
    const last = new Map<string, string[]>();
    for (const one of node.nodes) {
      if (one.type === 'decl') {
        order += 1;
        const value = cleanValue(one.value);
        if (/^[*_]/.test(one.raws.before?.trim() ?? '') || /^[*_]/.test(one.prop)) {
          skip(one, 'A hack for old browsers; all others ignore it.');
          continue;
        }
        if (value === '' && !one.prop.startsWith('--')) {
          skip(one, 'A declaration without a value: browsers ignore it.');
          continue;
        }
        const key = one.prop + (one.important ? '!' : '');
        const fallbacks = one.prop.startsWith('--')
          ? []
          : (last.get(key) ?? []).filter((x) => x !== value);
        last.set(key, [...fallbacks, value]);
        declarations.push([one.prop, value + (one.important ? ' !important' : '')]);
        const properties = expandDeclaration(one.prop, value, knowsKeyframes);
        if (!places.some(({ classes }) => classes.length > 0)) continue;
        if (typeof properties === 'string') {
          skip(one, properties);
          continue;
        }
        for (const place of places) {
          if (place.classes.length === 0) continue;
          for (const property of properties) {
            if (one.important && property.keyframes) continue;
            sheet.atoms.push({
              place,
              conditions,
              property,
              declaration: `${one.prop}: ${value}${one.important ? ' !important' : ''};`,
              isImportant: one.important === true,
              fallbacks: properties.length === 1 && !property.keyframes ? fallbacks : [],
              order,
              line: one.source?.start?.line ?? 1,
              column: one.source?.start?.column ?? 1,
              raised: 0,
            });
          }
        }
      } else if (one.type !== 'comment') readNode(one, conditions, texts, depth + 1);
    }
    const fixed = places
      .filter(({ classes }) => classes.length === 0)
      .map(({ selector }) => selector);
    if (fixed.length > 0 && declarations.length > 0 && before < order) {
      const selector = fixed.join(', ');
      const body = `${selector} { ${declarations.map(([name, value]) => `${name}: ${value};`).join(' ')} }`;
      sheet.statics.push({
        selector,
        conditions,
        declarations,
        css: wrap(body, conditions),
        order,
      });
    }
    return undefined;
  };

  const readNode = (
    node: ChildNode,
    conditions: readonly string[],
    parents: readonly string[],
    depth: number,
  ): void => {
    if (node.type === 'comment') return;
    if (depth > MAX_DEPTH) return skip(node, `Nested more than ${String(MAX_DEPTH)} levels deep.`);
    if (order > MAX_DECLARATIONS) {
      if (node.type === 'rule') skip(node, TOO_MANY, node.selector);
      return;
    }
    if (node.type === 'rule') return readRule(node, conditions, parents, depth);
    if (node.type === 'decl') return skip(node, 'A declaration needs a selector around it.');
    const name = node.name.toLowerCase();
    if (name.endsWith('keyframes')) return;
    const none = NO_PLACE[name];
    if (none !== undefined) return skip(node, none);
    if (name === 'font-face') {
      const declarations = (node.nodes ?? []).flatMap((one) =>
        one.type === 'decl' ? [[one.prop, cleanValue(one.value)] as const] : [],
      );
      if (conditions.length > 0)
        return skip(node, 'A font face inside a condition is loaded without it. Move it out.');
      const css = `@font-face { ${declarations.map(([key, value]) => `${key}: ${value};`).join(' ')} }`;
      sheet.statics.push({ selector: '@font-face', conditions, declarations, css, order });
      return;
    }
    if (!CONDITIONS.has(name)) return skip(node, `makeStyles does not know @${node.name}.`);
    const params = node.params.replace(/\s+/g, ' ').trim();
    if (name === 'layer' && !node.nodes)
      return skip(
        node,
        'The order of layers is that of their first rules. Declare another order in a CSS file.',
      );
    if (name === 'layer' && (params === '' || params.includes(',')))
      return skip(node, 'A layer without a name cannot be written in makeStyles.');
    const outer = conditions.find((one) => one.startsWith(`@${name} `));
    if (outer !== undefined && name === 'container')
      return skip(node, 'Of two nested @container rules, makeStyles applies the inner one alone.');
    if (
      outer !== undefined &&
      (name === 'media' || name === 'supports') &&
      /,|\bor\b/.test(outer + params)
    ) {
      return skip(
        node,
        'Griffel joins nested conditions with "and", which is wrong for one with a comma or an "or".',
      );
    }
    const inner = [...conditions, `@${name} ${params}`];
    if (parents.length > 0 && node.nodes?.some(({ type }) => type === 'decl')) {
      const rule = postcss.rule({ selector: '&', ...(node.source && { source: node.source }) });
      for (const one of node.nodes) if (one.type === 'decl') rule.append(one.clone());
      readRule(rule, inner, parents, depth + 1);
    }
    for (const one of node.nodes ?? []) {
      if (parents.length === 0 || one.type !== 'decl') readNode(one, inner, parents, depth + 1);
    }
  };
  for (const node of root.nodes) readNode(node, [], [], 0);
  sheet.lost = lost.size;
  return sheet;
}

/** Puts a rule into its conditions. */
export function wrap(css: string, conditions: readonly string[]): string {
  return conditions.reduceRight((inner, condition) => `${condition} { ${inner} }`, css);
}

function cleanValue(value: string): string {
  return value.replace(/\s*\n\s*/g, ' ').trim();
}
