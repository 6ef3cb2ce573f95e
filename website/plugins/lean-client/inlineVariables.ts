import type { Declaration, Root, Rule } from 'postcss';

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
