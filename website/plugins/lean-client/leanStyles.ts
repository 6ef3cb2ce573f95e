import type { Root, Rule, Declaration } from 'postcss';

/** Creates an expression that finds a class in a selector, but not classes that only begin with its name. */
export function createClassPattern(name: string): RegExp {
  return new RegExp(`\\.${name}(?![\\w-])`);
}

/**
 * Removes the selectors of a style sheet that contain one of these classes, and empty rules.
 *
 * @param root - the style sheet, changed in place
 * @param classes - class names, as in the style sheet
 */
export function dropClasses(root: Root, classes: readonly string[]): void {
  const patterns = classes.map(createClassPattern);
  const isDropped = (selector: string) => patterns.some((pattern) => pattern.test(selector));
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isDropped(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** A transition of colors. */
const FADE = /^(?:background|border|color)\b/;

/**
 * Removes the transitions of colors, because each causes a paint in every frame for 200 ms, for example on
 * a link that was just pressed, while the next page loads.
 *
 * @param root - the style sheet, changed in place
 */
export function dropFades(root: Root): void {
  root.walkDecls(/^transition(?:-property)?$/, ({ value, parent }) => {
    if (!FADE.test(value) || parent?.type !== 'rule') return;
    (parent as Rule).walkDecls(/^transition/, (declaration) => void declaration.remove());
  });
}

/**
 * Removes variables that contain pictures, and all declarations that use them.
 *
 * @param root - the style sheet, changed in place
 * @param names - of the variables; those with the suffix `-filter` are removed as well
 */
export function dropPictures(root: Root, names: readonly string[]): void {
  const picture = new RegExp(`(?:${names.join('|')})(?:-filter)?(?![\\w-])`);
  root.walkDecls((declaration) => {
    if (picture.test(`${declaration.prop} ${declaration.value}`)) declaration.remove();
  });
}

const ROOTS = new Set([':root', "html[data-theme='dark']"]);

/** Whether a rule is for dark mode, the only mode of this site. */
function isDark({ selector }: Rule): boolean {
  return selector === "html[data-theme='dark']";
}

/**
 * Removes the light values of variables that have a dark one, and all values of variables that the site sets
 * itself.
 *
 * @param root - the style sheet, changed in place
 * @param own - names of variables that the site sets on the root element, with higher specificity
 */
export function keepDarkVariables(root: Root, own: ReadonlySet<string>): void {
  const dark = new Set<string>();
  root.walkRules((rule) => {
    if (isDark(rule)) rule.walkDecls(/^--/, ({ prop }) => void dark.add(prop));
  });
  root.walkRules((rule) => {
    if (!ROOTS.has(rule.selector) || rule.parent !== root) return;
    rule.walkDecls(/^--/, (declaration) => {
      const { prop } = declaration;
      if (own.has(prop) || (dark.has(prop) && !isDark(rule))) declaration.remove();
    });
  });
}

const ANY_REFERENCE = /var\((--[\w-]+)/g;

function listReferences(text: string): string[] {
  return [...text.matchAll(ANY_REFERENCE)].map(([, name = '']) => name);
}

/**
 * Removes the custom properties of a style sheet that are not used.
 *
 * @param root - the style sheet, changed in place
 * @param sources - the texts of everything else that may use one by its name
 */
export function dropUnusedVariables(root: Root, sources: readonly string[]): void {
  const values = new Map<string, string[]>();
  const used = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else for (const name of listReferences(value)) used.add(name);
  });
  const elsewhere = sources.join('\n');
  for (const name of values.keys()) if (elsewhere.includes(name)) used.add(name);

  // Values may refer to other variables. Iterating a set includes entries that are added meanwhile.
  for (const name of used) {
    for (const value of values.get(name) ?? []) {
      for (const reference of listReferences(value)) used.add(reference);
    }
  }
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}

/** A reference without a fallback. */
const REFERENCE = /var\(\s*(--[\w-]+)\s*\)/g;

/** Keywords that have another meaning as the value of a variable than as the value of a property. */
const KEYWORDS = new Set(['inherit', 'initial', 'unset', 'revert']);

/** Longer values, in characters, stay variables if they are used more than once. */
const SHORT = 24;

function isOfRoot({ parent }: Declaration, root: Root): boolean {
  return (
    parent?.type === 'rule' &&
    parent.parent === root &&
    /^(:root|html)/.test((parent as Rule).selector)
  );
}

/**
 * Inlines the values of variables that are set only once, on the root element, to a value without variable
 * references, and removes these variables.
 *
 * `:root { --gap: 1rem } p { margin: var(--gap) }` becomes `p { margin: 1rem }`.
 *
 * @param root - the style sheet, changed in place
 * @param sources - the texts of everything else that may set or use a variable by its name
 */
export function inlineVariables(root: Root, sources: readonly string[]): void {
  const elsewhere = sources.join('\n');
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  const fixed = new Map<string, Declaration>();
  for (const [name, [definition, ...others]] of definitions) {
    if (!definition || others.length > 0 || elsewhere.includes(name)) continue;
    if (isOfRoot(definition, root)) fixed.set(name, definition);
  }

  // A value that refers to fixed variables can be inlined once those are.
  let isSettled = false;
  while (!isSettled) {
    isSettled = true;
    for (const [name, definition] of fixed) {
      if (definition.value.includes('var(') || KEYWORDS.has(definition.value)) continue;
      const readers: Declaration[] = [];
      let uses = 0;
      root.walkDecls((declaration) => {
        const count = [...declaration.value.matchAll(REFERENCE)].filter(
          ([, used]) => used === name,
        );
        if (count.length > 0) readers.push(declaration);
        uses += count.length;
      });
      fixed.delete(name);
      if (uses > 1 && definition.value.length > SHORT) continue;
      for (const reader of readers) {
        reader.value = reader.value.replace(REFERENCE, (reference, used: string) =>
          used === name ? definition.value : reference,
        );
      }
      definition.remove();
      isSettled = false;
    }
  }
}
