import type { Root } from 'postcss';

const REFERENCE = /var\((--[\w-]+)/g;

function listReferences(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = '']) => name);
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
