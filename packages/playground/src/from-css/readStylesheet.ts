import postcss, {
  type AtRule,
  type ChildNode,
  type CssSyntaxError,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import { findAtRuleFault } from './findAtRuleFault.ts';
import { expandDeclaration, type Property } from './expandDeclaration.ts';
import { parseSelectors, placeSelector, resolveSelectors, type Place } from './placeSelector.ts';

/** A part of the CSS that was not converted. */
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
  /** At-rules such as `@media (…)`, from the outermost. */
  conditions: readonly string[];
  property: Property;
  /** The declaration as it was written. */
  declaration: string;
  isImportant: boolean;
  /** Earlier values in the same rule, for browsers that do not support the last one. */
  fallbacks: readonly string[];
  order: number;
  line: number;
  /** How many classes are added to its selector to raise the specificity. */
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
  /** How many of them were not converted, or not for all of their selectors. */
  lost: number;
  /** A syntax error, if the text could not be parsed. */
  error?: { line: number; column: number; message: string };
}

const MAX_DEPTH = 20;
const MAX_DECLARATIONS = 10_000;
const TOO_MANY = `Only about ${String(MAX_DECLARATIONS)} declarations are converted at once.`;

/** Reads the declarations of a stylesheet, and where each of them would go. Never throws. */
export function readStylesheet(text: string): Stylesheet {
  let root: Root;
  try {
    root = postcss.parse(text.replaceAll(LINE_COMMENT, (comment) => ' '.repeat(comment.length)));
  } catch (error) {
    const { line = 1, column = 1, reason } = error as Partial<CssSyntaxError>;
    const message = describeLanguage(text) ?? describeSyntax(reason);
    return { ...createStylesheet(), error: { line, column, message } };
  }
  return new StylesheetReader().read(root);
}

/** What PostCSS reports, and what to look for. */
const SYNTAX: readonly (readonly [reason: RegExp, message: string])[] = [
  [/^Unknown word/, 'This is neither a declaration nor a rule. Look for a missing colon or brace.'],
  [/^Unclosed block/, 'This block has no closing brace.'],
  [/^Unexpected \}/, 'This brace closes nothing. Remove it, or look for a missing opening brace.'],
  [/^Double colon/, 'This declaration has two colons. Look for a missing semicolon before it.'],
  [/^Unclosed bracket/, 'This bracket is not closed.'],
  [/^Unclosed (?:quote|string)/, 'This string is not closed.'],
  [/^Unclosed comment/, 'This comment is not closed.'],
  [/^At-rule without name/, 'This @ has no name.'],
];

/** @param reason - of PostCSS; undefined for an error of another kind */
function describeSyntax(reason: string | undefined): string {
  if (reason === undefined) return 'The text is too deeply nested.';
  return SYNTAX.find(([pattern]) => pattern.test(reason))?.[1] ?? `${reason}.`;
}

/** A comment of Sass or Less, where a URL cannot be. */
const LINE_COMMENT = /(?<=^|[;{}])[ \t]*\/\/.*$/gm;

/** Says what a text is that is not CSS. */
function describeLanguage(text: string): string | undefined {
  if (text.includes('${')) {
    return 'This is a JavaScript template literal. Paste only the CSS in it, with a variable such as var(--size) for each ${…}.';
  }
  if (/#\{|@(?:mixin|include)\b|^\s*\.[\w-]+\s*\(.*\)\s*;/m.test(text)) {
    return 'This is Sass or Less. Compile it, and paste the CSS that comes out.';
  }
  return /^\s*['"]?[\w-]+['"]?\s*:\s*(?:['"].*['"]|-?[\d.]+),/m.test(text)
    ? 'This is a JavaScript object. Paste it into makeStyles() as the value of a slot.'
    : undefined;
}

function createStylesheet() {
  return {
    atoms: [] as Atom[],
    statics: [] as StaticRule[],
    keyframes: new Map<string, Record<string, Record<string, string>>>(),
    notExpressed: [] as NotExpressed[],
    declarations: 0,
    lost: 0,
  };
}

/** What encloses a node. */
interface Context {
  /** At-rules, from the outermost. */
  conditions: readonly string[];
  /** The selectors of the rule that the node is nested in; empty at the top level. */
  parents: readonly string[];
  depth: number;
}

/** The name of a variable of Sass. */
const SASS_VARIABLE = /^\$/;
/** A variable of Sass or Less in a value, outside of text. */
const LANGUAGE_VALUE = /(?:^|[\s(,+*/-])[$@][a-z_]|#\{/i;
const VARIABLE_REASON =
  'CSS has no such variables. Compile the file and paste the CSS that comes out, or write a constant in the module.';

class StylesheetReader {
  #sheet = createStylesheet();
  #lost = new Set<ChildNode>();
  /** How many declarations have been read. */
  #order = 0;

  read(root: Root): Stylesheet {
    root.walkDecls(() => {
      this.#sheet.declarations += 1;
    });
    // Before the rules, because these need to know which keyframes exist.
    root.walkAtRules(/keyframes$/i, (node) => this.#readKeyframes(node));
    for (const node of wrapBare(root)) {
      this.#readNode(node, { conditions: [], parents: [], depth: 0 });
    }
    this.#sheet.lost = this.#lost.size;
    return this.#sheet;
  }

  /** Reports a node that is not converted. @param shown - what to quote instead of the node */
  #skip(node: ChildNode, reason: string, shown?: string): void {
    const start = node.source?.start;
    const source =
      shown ?? (node.type === 'atrule' ? `@${node.name} ${node.params}` : node.toString());
    const text = source.replace(/\s+/g, ' ').trim();
    if (node.type === 'decl') this.#lost.add(node);
    else if (node.type !== 'comment') node.walkDecls((one) => void this.#lost.add(one));
    this.#sheet.notExpressed.push({
      line: start?.line ?? 1,
      column: start?.column ?? 1,
      text: text.length > 120 ? `${text.slice(0, 119)}…` : text,
      reason,
    });
  }

  #readKeyframes(node: AtRule): void {
    const name = node.params.trim().replace(/^(["'])(.*)\1$/, '$2');
    if (/^-(?:webkit|moz|o|ms)-/.test(node.name)) {
      this.#skip(node, 'Griffel adds the prefixes that browsers need.');
      return;
    }
    if (node.parent?.type !== 'root') {
      this.#skip(
        node,
        'In makeStyles, keyframes apply regardless of a condition around them. Move them out of it.',
      );
      return;
    }
    const steps: Record<string, Record<string, string>> = {};
    for (const step of node.nodes ?? []) {
      if (step.type !== 'rule') continue;
      const declarations = (steps[step.selector.replace(/\s+/g, ' ')] ??= {});
      for (const one of step.nodes) {
        if (one.type !== 'decl') continue;
        if (one.important) this.#skip(one, 'Browsers ignore !important in keyframes.');
        else declarations[one.prop] = cleanValue(one.value);
      }
    }
    this.#sheet.keyframes.set(name, steps);
  }

  #readNode(node: ChildNode, context: Context): void {
    if (node.type === 'comment') return;
    if (context.depth > MAX_DEPTH) {
      this.#skip(node, `Nested more than ${String(MAX_DEPTH)} levels deep.`);
    } else if (this.#order > MAX_DECLARATIONS) {
      if (node.type === 'rule') this.#skip(node, TOO_MANY, node.selector);
    } else if (node.type === 'rule') this.#readRule(node, context);
    else if (node.type === 'decl') {
      const isVariable = SASS_VARIABLE.test(node.prop);
      this.#skip(node, isVariable ? VARIABLE_REASON : 'A declaration needs a selector around it.');
    } else this.#readAtRule(node, context);
  }

  #readRule(node: Rule, { conditions, parents, depth }: Context): void {
    const selectors = resolveSelectors(node.selector, parents);
    if (typeof selectors === 'string') {
      this.#skip(node, selectors, node.selector);
      return;
    }
    const places: Place[] = [];
    for (const text of selectors) {
      const [selector] = parseSelectors(text) ?? [];
      const place = selector ? placeSelector(selector) : 'The nested selector cannot be resolved.';
      if (typeof place === 'string') this.#skip(node, place, text);
      else places.push(place);
    }
    const declarations: (readonly [name: string, value: string])[] = [];
    const earlierValues = new Map<string, string[]>();
    for (const child of node.nodes) {
      if (child.type === 'decl') {
        const declaration = this.#readDeclaration(child, places, conditions, earlierValues);
        if (declaration) declarations.push(declaration);
      } else {
        this.#readNode(child, { conditions, parents: selectors, depth: depth + 1 });
      }
    }
    const selector = places
      .filter(({ classes }) => classes.length === 0)
      .map((place) => place.selector)
      .join(', ');
    if (selector !== '' && declarations.length > 0) {
      this.#addStatic(selector, declarations, conditions);
    }
  }

  /**
   * Adds an atom for each property and each place that is in a slot.
   *
   * @param earlierValues - those of the same rule, by property
   * @returns the declaration as CSS; undefined if browsers ignore it
   */
  #readDeclaration(
    node: Declaration,
    places: readonly Place[],
    conditions: readonly string[],
    earlierValues: Map<string, string[]>,
  ): readonly [name: string, value: string] | undefined {
    this.#order += 1;
    const { prop: name, important: isImportant = false } = node;
    const value = cleanValue(node.value);
    if (/^[*_]/.test(node.raws.before?.trim() ?? '') || /^[*_]/.test(name)) {
      this.#skip(node, 'A hack for old browsers; all others ignore it.');
      return undefined;
    }
    if (name === 'composes') {
      this.#skip(
        node,
        'CSS Modules add the classes of another rule. Pass those and this class to mergeClasses(), this one last.',
      );
      return undefined;
    }
    if (SASS_VARIABLE.test(name) || LANGUAGE_VALUE.test(removeText(value))) {
      this.#skip(node, VARIABLE_REASON);
      return undefined;
    }
    if (value === '' && !name.startsWith('--')) {
      this.#skip(node, 'A declaration without a value: browsers ignore it.');
      return undefined;
    }
    const text = value + (isImportant ? ' !important' : '');
    const key = name + (isImportant ? '!' : '');
    const fallbacks = name.startsWith('--')
      ? []
      : (earlierValues.get(key) ?? []).filter((one) => one !== value);
    earlierValues.set(key, [...fallbacks, value]);
    const inSlots = places.filter(({ classes }) => classes.length > 0);
    if (inSlots.length === 0) return [name, text];
    const properties = expandDeclaration(name, value, (one) => this.#sheet.keyframes.has(one));
    if (typeof properties === 'string') {
      this.#skip(node, properties);
      return [name, text];
    }
    for (const place of inSlots) {
      for (const property of properties) {
        if (isImportant && property.keyframes) continue;
        this.#sheet.atoms.push({
          place,
          conditions,
          property,
          declaration: `${name}: ${text};`,
          isImportant,
          fallbacks: properties.length === 1 && !property.keyframes ? fallbacks : [],
          order: this.#order,
          line: node.source?.start?.line ?? 1,
          raised: 0,
        });
      }
    }
    return [name, text];
  }

  #addStatic(
    selector: string,
    declarations: readonly (readonly [name: string, value: string])[],
    conditions: readonly string[],
  ): void {
    const body = declarations.map(([name, value]) => `${name}: ${value};`).join(' ');
    const css = wrap(`${selector} { ${body} }`, conditions);
    this.#sheet.statics.push({ selector, conditions, declarations, css, order: this.#order });
  }

  #readAtRule(node: AtRule, { conditions, parents, depth }: Context): void {
    const name = node.name.toLowerCase();
    if (name.endsWith('keyframes')) return;
    const params = node.params.replace(/\s+/g, ' ').trim();
    const reason = findAtRuleFault(node, params, conditions);
    if (reason !== undefined) {
      this.#skip(node, reason);
      return;
    }
    if (name === 'font-face') {
      const declarations = (node.nodes ?? []).flatMap((one) =>
        one.type === 'decl' ? [[one.prop, cleanValue(one.value)] as const] : [],
      );
      this.#addStatic('@font-face', declarations, conditions);
      return;
    }
    const inner: Context = {
      conditions: [...conditions, `@${name} ${params}`],
      parents,
      depth: depth + 1,
    };
    const isNested = parents.length > 0;
    if (isNested && node.nodes?.some(({ type }) => type === 'decl')) {
      const rule = postcss.rule({ selector: '&', ...(node.source && { source: node.source }) });
      for (const one of node.nodes) if (one.type === 'decl') rule.append(one.clone());
      this.#readRule(rule, inner);
    }
    for (const one of node.nodes ?? []) {
      if (!isNested || one.type !== 'decl') this.#readNode(one, inner);
    }
  }
}

/**
 * Puts declarations without a selector, which styled components and the tools of browsers have, into a rule
 * `.root`, with the nested rules that belong to them.
 */
function wrapBare(root: Root): ChildNode[] {
  const first = root.nodes.find((node) => node.type === 'decl' && !SASS_VARIABLE.test(node.prop));
  if (!first) return root.nodes;
  const isBare = (node: ChildNode): boolean =>
    (node.type === 'decl' && !SASS_VARIABLE.test(node.prop)) ||
    (node.type === 'rule' && node.selector.includes('&')) ||
    (node.type === 'atrule' && !/(?:keyframes|font-face)$/i.test(node.name) && hasBare(node));
  const hasBare = (node: AtRule): boolean => node.nodes?.some(isBare) ?? false;
  const rule = postcss.rule({ selector: '.root', ...(first.source && { source: first.source }) });
  rule.append(root.nodes.filter(isBare).map((node) => node.clone()));
  return root.nodes.flatMap((node) => (node === first ? rule : isBare(node) ? [] : node));
}

/** Wraps a rule in its conditions. */
export function wrap(css: string, conditions: readonly string[]): string {
  return conditions.reduceRight((inner, condition) => `${condition} { ${inner} }`, css);
}

/** Removes strings and URLs from a value. */
function removeText(value: string): string {
  return value.replaceAll(/"[^"]*"|'[^']*'/g, '').replaceAll(/url\([^)]*\)/gi, '');
}

function cleanValue(value: string): string {
  return value.replace(/\s*\n\s*/g, ' ').trim();
}
