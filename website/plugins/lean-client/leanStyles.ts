import type { Root, Rule, Declaration } from 'postcss';

/** Creates an expression that finds a class in a selector, and none that only begins with its name. */
export function createClassPattern(name: string): RegExp {
  return new RegExp(`\\.${name}(?![\\w-])`);
}

/**
 * Removes the rules of a stylesheet that need one of these classes, and what is empty then.
 *
 * @param root - the stylesheet, changed in place
 * @param classes - names, as the stylesheet has them
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

/** What fades from color to color. */
const FADE = /^(?:background|border|color)\b/;

/**
 * Removes the transitions of colors: each is painted anew in every frame of 200 ms, such as the color of a link
 * that was just pressed, while the next page is on its way.
 *
 * @param root - the stylesheet, changed in place
 */
export function dropFades(root: Root): void {
  root.walkDecls(/^transition(?:-property)?$/, ({ value, parent }) => {
    if (!FADE.test(value) || parent?.type !== 'rule') return;
    (parent as Rule).walkDecls(/^transition/, (declaration) => void declaration.remove());
  });
}

/**
 * Removes pictures that a stylesheet keeps in variables, and what it does with them.
 *
 * @param root - the stylesheet, changed in place
 * @param names - of the variables; one with `-filter` at its end goes as well
 */
export function dropPictures(root: Root, names: readonly string[]): void {
  const picture = new RegExp(`(?:${names.join('|')})(?:-filter)?(?![\\w-])`);
  root.walkDecls((declaration) => {
    if (picture.test(`${declaration.prop} ${declaration.value}`)) declaration.remove();
  });
}

const ROOTS = new Set([':root', "html[data-theme='dark']"]);

/** What a rule for the dark mode sets, which is the only one here: `html[data-theme='dark']`. */
function isDark({ selector }: Rule): boolean {
  return selector === "html[data-theme='dark']";
}

/**
 * Leaves one value for each variable that a stylesheet sets for the light mode and again for the dark
 * one, and none for those that the site sets itself.
 *
 * @param root - the stylesheet, changed in place
 * @param own - names of variables that the site sets on the root element, with more weight
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
 * Removes the custom properties of a stylesheet that nothing reads.
 *
 * @param root - the stylesheet, changed in place
 * @param sources - texts of everything else that may read one, by its name
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

  // What is used may be made of others; a set visits what is added to it on the way.
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

/** As the value of a variable these are not what they are as the value of a property. */
const KEYWORDS = new Set(['inherit', 'initial', 'unset', 'revert']);

/** A longer value that is used more than once stays a variable. */
const SHORT = 24;

function isOfRoot({ parent }: Declaration, root: Root): boolean {
  return (
    parent?.type === 'rule' &&
    parent.parent === root &&
    /^(:root|html)/.test((parent as Rule).selector)
  );
}

/**
 * Writes the values of variables where a stylesheet reads them, and removes the variables: those that
 * are set once, on the root element, of nothing that may differ elsewhere.
 *
 * `:root { --gap: 1rem } p { margin: var(--gap) }` becomes `p { margin: 1rem }`.
 *
 * @param root - the stylesheet, changed in place
 * @param sources - texts of everything else that may set or read a variable, by its name
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

  // One that is made of fixed ones can be written out once those are.
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
