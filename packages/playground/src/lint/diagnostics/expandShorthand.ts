import type { SourceFiles, SourceRange } from '@griffel-site/engine';
import type { Fix } from '../../problems/Problem.ts';
import { quote, splitList, type WrittenProperty } from '../propertySource.ts';

const WITH_HELPER = /^border(?:Color|Style|Width)$/;
const LOGICAL = /^border(?:Block|Inline)(?:Start|End)?$/;
const STYLES = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/;
const WIDTH = /^(?:thin|medium|thick|[\d.]+[a-z]*|calc\(.*\))$/;

/**
 * Writes a shorthand that makeStyles does not take as what it takes: the spread of a helper, imported
 * where it is not, or the longhands of a logical border.
 *
 * @param range of the whole property
 */
export function expandShorthand(
  files: SourceFiles,
  range: SourceRange,
  { name, value, literal }: WrittenProperty,
): Fix | undefined {
  const { file, from, to } = range;
  const code = files[file] ?? '';
  const edit = (insert: string): Fix['edits'][number] => ({ file, from, to, insert });
  if (WITH_HELPER.test(name)) {
    const written = code.slice(value.from, value.to);
    const parts = literal === undefined ? [] : splitParts(literal);
    const args = parts.length > 1 ? parts.map(quote).join(', ') : written;
    const imported = importName(file, code, 'shorthands', '@griffel/react');
    if (!imported) return undefined;
    const insert = `...${imported.local}.${name}(${args})`;
    return { title: `Use shorthands.${name}()`, edits: [...imported.edits, edit(insert)] };
  }
  if (LOGICAL.test(name) && literal !== undefined) {
    // A variable alone may be a whole border.
    if (/^var\([^)]*\)$/.test(literal)) return undefined;
    const longhands = splitParts(literal).map((part) => [nameLonghand(part), part] as const);
    const names = new Set(longhands.map(([longhand]) => longhand));
    if (names.size !== longhands.length || names.size === 0) return undefined;
    const insert = longhands.map(([longhand, part]) => `${name}${longhand}: ${quote(part)}`);
    return { title: 'Write the longhands', edits: [edit(insert.join(', '))] };
  }
  return undefined;
}

function nameLonghand(part: string): 'Style' | 'Width' | 'Color' {
  if (STYLES.test(part)) return 'Style';
  return WIDTH.test(part) ? 'Width' : 'Color';
}

function splitParts(value: string): string[] {
  return splitList(value.trim(), /\s/).filter((part) => part !== '');
}

/** How code calls an export, and the change that imports it where nothing does. */
interface ImportedName {
  local: string;
  edits: Fix['edits'];
}

/**
 * Finds how a file calls an export of a package, or adds it to the import of that package. Undefined
 * where the file imports the package in a way that names cannot be added to.
 */
function importName(
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
