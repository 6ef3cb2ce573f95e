import type { SourceFiles, SourceRange } from '@griffel-site/engine';
import type { Fix } from '../../problems/Problem.ts';
import { quote } from '../source/quote.ts';
import type { WrittenProperty } from '../source/readProperty.ts';
import { splitList } from '../source/splitList.ts';
import { importName } from './importName.ts';

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
