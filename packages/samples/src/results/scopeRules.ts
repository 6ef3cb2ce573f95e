import postcss, { type AtRule, type Container, type Rule } from 'postcss';

export interface ScopeRulesOptions {
  /** The class of the element that represents the sample's page. */
  scope: string;
  /** The classes of its elements; rules for other classes are left out. */
  classes: ReadonlySet<string>;
}

/** The rules of a result. */
export interface ScopedRules {
  css: string;
  /** Whether they make elements without text visible. */
  drawsBoxes: boolean;
}

/** At-rules that load files or apply to the whole page. */
const DROPPED = /^(?:font-face|import|charset|namespace|page)$/;

/** At-rules that must be at the top level; their names are used by the sample only. */
const GLOBAL = /^(?:(?:-webkit-)?keyframes|property|counter-style)$/;

const KEYFRAMES = /keyframes$/;

/** Selectors of the sample's page. */
const PAGE = /(^|[\s>+~(])(?:html|body|:root)(?![\w-])/g;

/**
 * Selectors of headings. In a result, a heading is a `div` with a class; the replacement keeps the
 * specificity.
 */
const HEADING = /(^|[\s>+~(])(h[1-6])(?![\w-])/g;

const DRAWING = /^(?:background|border|box-shadow)/;
const EXTENT = /^(?:(?:min-)?(?:height|block-size)|padding|border|aspect-ratio)/;

/**
 * Limits the rules of a sample to its result: `.fe3e8s9{color:red;}` becomes
 * `:where(.s2){.fe3e8s9{color:red;}}`, with the same specificity; `body` becomes the element with that
 * class. Rules and declarations that would load files are left out.
 *
 * @param css the rules, in the order of the cascade
 */
export function scopeRules(css: string, { scope, classes }: ScopeRulesOptions): ScopedRules {
  const root = postcss.parse(css);
  const properties = new Set<string>();
  root.walkAtRules((rule) => {
    if (DROPPED.test(rule.name)) rule.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkDecls((declaration) => {
    if (loadsFile(declaration.value)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const selectors = rule.selectors.filter((selector) => isUsed(selector, classes));
    if (selectors.length === 0) {
      rule.remove();
      return;
    }
    rule.selectors = selectors.map(nestSelector);
    if (rule.selector === '&') dropWindowHeights(rule);
    // The rule of a single class always applies.
    const applies = rule.selectors.some((selector) => /^\.[\w-]+$/.test(selector));
    if (rule.parent?.type !== 'root' || !applies) return;
    rule.walkDecls(({ prop }) => {
      properties.add(prop);
    });
  });
  removeEmpty(root);

  const global = root.nodes.filter((node) => node.type === 'atrule' && GLOBAL.test(node.name));
  for (const node of global) node.remove();
  const print = (nodes: readonly { toString: () => string }[]) =>
    nodes.map((node) => terminate(String(node))).join('');
  const names = [...properties];
  return {
    css: `${root.nodes.length > 0 ? `:where(.${scope}){${print(root.nodes)}}` : ''}${print(global)}`,
    drawsBoxes: names.some((name) => DRAWING.test(name)) && names.some((name) => EXTENT.test(name)),
  };
}

/** Whether a value refers to a file, rather than to inline data or a fragment of the page. */
function loadsFile(value: string): boolean {
  return [...value.matchAll(/url\(\s*["']?([^"')]*)/g)].some(
    ([, address = '']) => !/^(?:data:|#)/.test(address),
  );
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && KEYFRAMES.test((parent as AtRule).name);
}

/** Whether all classes of a selector exist, except those in `:not()`, `:is()`, `:where()` and `:has()`. */
function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const required = selector
    .replace(/:(?:not|is|where|has)\([^)]*\)/g, '')
    .match(/\.[a-zA-Z_][\w-]*/g);
  return (required ?? []).every((name) => classes.has(name.slice(1)));
}

/** Removes heights relative to the window, because the page of a result is only as high as its content. */
function dropWindowHeights(rule: Rule): void {
  rule.walkDecls(/^(?:min-)?(?:height|block-size)$/, (declaration) => {
    if (/%|\d[dsl]?v(?:h|b|min|max)\b/.test(declaration.value)) declaration.remove();
  });
}

function nestSelector(selector: string): string {
  return selector
    .replace(PAGE, '$1&')
    .replace(/&(?:\s*>?\s*&)+/g, '&')
    .replace(HEADING, '$1div:where(.$2)');
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || node.nodes === undefined) continue;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  }
}

/** Adds the semicolon that nodes of statements omit. */
function terminate(css: string): string {
  return css.endsWith('}') ? css.trim() : `${css.trim()};`;
}
