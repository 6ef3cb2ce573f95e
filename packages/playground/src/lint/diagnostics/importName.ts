import type { Fix } from '../../problems/Problem.ts';

/** How code calls an export, and the change that imports it where nothing does. */
export interface ImportedName {
  local: string;
  edits: Fix['edits'];
}

/**
 * Finds how a file calls an export of a package, or adds it to the import of that package. Undefined
 * where the file imports the package in a way that names cannot be added to.
 */
export function importName(
  file: string,
  code: string,
  name: string,
  source: string,
): ImportedName | undefined {
  const pattern = new RegExp(
    String.raw`import\s*\{([^}]*)\}\s*from\s*['"]${source.replaceAll('/', String.raw`\/`)}['"]`,
    'g',
  );
  const imports = [...code.matchAll(pattern)];
  for (const [, names = ''] of imports) {
    for (const part of names.split(',')) {
      const [imported, local = imported] = part.trim().split(/\s+as\s+/);
      if (imported === name && local !== undefined) return { local, edits: [] };
    }
  }
  const [first] = imports;
  if (!first) return undefined;
  const [statement, names = ''] = first;
  const end = first.index + statement.indexOf('{') + 1 + names.trimEnd().length;
  const isEmpty = names.trim() === '';
  const insert = isEmpty ? ` ${name}` : `${names.trimEnd().endsWith(',') ? '' : ','} ${name}`;
  return { local: name, edits: [{ file, from: end, to: end, insert }] };
}
