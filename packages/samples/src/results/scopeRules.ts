import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/** Options of `scopeRules`. */
export interface ScopeRulesOptions {
  /** The class of the element that stands for the page of the sample. */
  scope: string;
  /** The classes of its elements: rules of others are left out. */
  classes: ReadonlySet<string>;
}

/** The rules of a result. */
export interface ScopedRules {
  css: string;
  /** Whether they give an element without text something to see. */
  drawsBoxes: boolean;
}

/** At-rules that load something, or speak of the whole page. */
const DROPPED = /^(?:font-face|import|charset|namespace|page)$/;

/** At-rules that stand at the top, with names that only the sample uses. */
const GLOBAL = /^(?:(?:-webkit-)?keyframes|property|counter-style)$/;

/** What is in these are no selectors of elements. */
const WITHOUT_SELECTORS = /keyframes$/;

/** The page of the sample, by the names that its rules have for it. */
const PAGE = /(^|[\s>+~(])(?:html|body|:root)(?![\w-])/g;

/** A heading, which is a `div` with a class in a result; with the specificity of an element. */
const HEADING = /(^|[\s>+~(])(h[1-6])(?![\w-])/g;

const DRAWING = /^(?:background|border|box-shadow)/;
const EXTENT = /^(?:(?:min-)?(?:height|block-size)|padding|border|aspect-ratio)/;

/**
 * Limits the rules of a sample to its result: `.fe3e8s9{color:red;}` becomes
 * `:where(.s2){.fe3e8s9{color:red;}}`, with the same specificity; `body` becomes the element with that
 * class. What would load something is left out.
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
    if (loads(declaration.value)) declaration.remove();
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
    if (rule.parent?.type !== 'root' || !rule.selectors.some(isClass)) return;
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

/** A file; data and parts of the page are no such thing. */
function loads(value: string): boolean {
  return [...value.matchAll(/url\(\s*["']?([^"')]*)/g)].some(
    ([, address = '']) => !/^(?:data:|#)/.test(address),
  );
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && WITHOUT_SELECTORS.test((parent as AtRule).name);
}

/** Whether the classes that a selector asks for are there; of those in `:not()` none has to be. */
function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const asked = selector.replace(/:(?:not|is|where|has)\([^)]*\)/g, '').match(/\.[a-zA-Z_][\w-]*/g);
  return (asked ?? []).every((name) => classes.has(name.slice(1)));
}

/** The page of a result is as high as what is in it: a window of its own it has not. */
function dropWindowHeights(rule: Rule): void {
  rule.walkDecls(/^(?:min-)?(?:height|block-size)$/, (declaration) => {
    if (/%|\d[dsl]?v(?:h|b|min|max)\b/.test(declaration.value)) declaration.remove();
  });
}

/** Whether it asks for nothing but a class, so that its rule always applies. */
function isClass(selector: string): boolean {
  return /^\.[\w-]+$/.test(selector);
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

/** A statement ends with a semicolon, which its node leaves out. */
function terminate(css: string): string {
  return css.endsWith('}') ? css.trim() : `${css.trim()};`;
}
