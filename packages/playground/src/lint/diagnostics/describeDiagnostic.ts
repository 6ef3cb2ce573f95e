import type { Diagnostic, SourceFiles, SourceRange } from '@griffel-site/engine';
import { splitList } from '@griffel-site/engine/readRule';
import { diagnosticToProblem, type Fix, type Problem } from '../../problems/Problem.ts';
import {
  createFix,
  quote,
  readProperty,
  removeProperty,
  textAt,
  type WrittenProperty,
} from '../propertySource.ts';
import { CSS_KEYWORDS, CSS_PSEUDOS } from '../vocabulary/cssWords.ts';
import { nameBorderPart } from '../vocabulary/nameBorderPart.ts';
import { nearestWords } from '../vocabulary/nearestWords.ts';
import { describeUnquotedCSS } from './describeUnquotedCSS.ts';

/** Converts a diagnostic of the engine to a problem, with fixes if the correct code is known. */
export function describeDiagnostic(files: SourceFiles, diagnostic: Diagnostic): Problem {
  if (diagnostic.code === 'syntax-error') {
    const unquoted = describeUnquotedCSS(files[diagnostic.file] ?? '', diagnostic);
    if (unquoted) return { ...diagnosticToProblem(diagnostic), ...unquoted };
  }
  const fixes = findFixes(files, diagnostic);
  const range = diagnostic.range && narrow(files, diagnostic.range);
  return {
    ...diagnosticToProblem({ ...diagnostic, ...(range && { range }) }),
    ...(fixes.length > 0 && { fixes }),
  };
}

/** Narrows a property with a nested block to its key, because an underlined block would not show the cause. */
function narrow(files: SourceFiles, range: SourceRange): SourceRange {
  const property = readProperty(files, range);
  return property && files[range.file]?.startsWith('{', property.value.from) === true
    ? property.key
    : range;
}

/** Finds small changes that fix a diagnostic of the engine, the likeliest first. */
function findFixes(files: SourceFiles, diagnostic: Diagnostic): Fix[] {
  const { code, range, replacements = [] } = diagnostic;
  if (!range) return [];
  const property = readProperty(files, range);
  switch (code) {
    case 'syntax-error':
      return replacements.map((tag) => createFix(`Change to "${tag}"`, range, tag));
    case 'dropped-selector':
    case 'global-selector':
    case 'scope-syntax':
    case 'selector-list':
    case 'selector-suffix':
      if (!property) return [];
      return ((code === 'dropped-selector' && suggestSelectors(property.name)) || replacements).map(
        (selector) => createFix(`Change to "${selector}"`, property.key, quote(selector)),
      );
    case 'unsupported-shorthand': {
      const fix = property && expandShorthand(files, range, property);
      return fix ? [fix] : [];
    }
    case 'foreign-value':
      return property &&
        property.value.to - property.value.from < 6 &&
        /^(?:false|true)$/.test(textAt(files, property.value))
        ? [removeProperty(`Remove "${property.name}"`, files, range)]
        : [];
    case 'empty-array':
      return property ? [removeProperty(`Remove "${property.name}"`, files, range)] : [];
    case 'mixed-fallbacks': {
      const value = property && textAt(files, property.value);
      const fixed = value?.replaceAll(
        /(['"])((?:(?!\1|\\).)*)\1/g,
        (all, mark: string, text: string) =>
          text.includes('@noflip') ? all : `${mark}${text} /* @noflip */${mark}`,
      );
      return property && fixed !== undefined && fixed !== value
        ? [createFix('Put /* @noflip */ into all values', property.value, fixed)]
        : [];
    }
    case 'joined-classes': {
      const imported = importName('mergeClasses', range.file, files[range.file] ?? '');
      if (!imported) return [];
      return replacements.map((insert) => ({
        title: 'Use mergeClasses()',
        edits: [...imported.edits, { ...range, insert }],
      }));
    }
    case 'not-defined': {
      const name = textAt(files, range);
      return CSS_KEYWORDS.includes(name) ? [createFix(`Write '${name}'`, range, `'${name}'`)] : [];
    }
    case 'invalid-helper':
      return replaceHelper(files, range);
    default:
      return [];
  }
}

/** Replaces `...shorthands.flex('1', '1', 0)` with the property, if all arguments are literals. */
function replaceHelper(files: SourceFiles, { file, from }: SourceRange): Fix[] {
  const code = files[file] ?? '';
  const start = /\.\.\.[\w$]+\.$/.exec(code.slice(0, from));
  const call = /^(flex|gridArea)\(((?:\s*(?:'[^'\\]*'|"[^"\\]*"|-?[\d.]+)\s*,?)+)\)/.exec(
    code.slice(from),
  );
  const [all = '', helper, args = ''] = call ?? [];
  if (!start || helper === undefined) return [];
  const values = [...args.matchAll(/'([^']*)'|"([^"]*)"|(-?[\d.]+)/g)].map(
    ([, single, double, number]) => single ?? double ?? number ?? '',
  );
  const value = quote(values.join(helper === 'flex' ? ' ' : ' / '));
  return [
    createFix(
      `Write ${helper} as a property`,
      { file, from: start.index, to: from + all.length },
      `${helper}: ${value}`,
    ),
  ];
}

const AT_RULES = ['@media', '@supports', '@layer', '@container', '@scope'];

/** Suggests selectors in place of a key that is a misspelled at-rule, or a name of CSS without its colons. */
function suggestSelectors(key: string): string[] | undefined {
  const [atRule] = /^@[\w-]+/.exec(key) ?? [];
  if (atRule !== undefined) {
    const near = nearestWords(atRule, AT_RULES);
    return near.length === 0 ? undefined : near.map((one) => one + key.slice(atRule.length));
  }
  const pseudos = CSS_PSEUDOS.filter((one) => one.replace(/^::?/, '') === key);
  if (pseudos.length === 0) return undefined;
  return pseudos.filter((one) => one.startsWith('::') || !isElement(one));
}

/** Whether it is the old spelling of a pseudo-element, with one colon. */
function isElement(pseudo: string): boolean {
  return CSS_PSEUDOS.includes(`:${pseudo}`);
}

const WITH_HELPER = /^border(?:Color|Style|Width)$/;
const LOGICAL = /^border(?:Block|Inline)(?:Start|End)?$/;

/**
 * Replaces a shorthand that makeStyles does not support with a spread helper, which is imported if necessary,
 * or with the longhands of a logical border.
 *
 * @param range of the whole property
 */
function expandShorthand(
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
    const imported = importName('shorthands', file, code);
    if (!imported) return undefined;
    const insert = `...${imported.local}.${name}(${args})`;
    return { title: `Use shorthands.${name}()`, edits: [...imported.edits, edit(insert)] };
  }
  if (LOGICAL.test(name) && literal !== undefined) {
    // A single variable may contain a whole border.
    if (/^var\([^)]*\)$/.test(literal)) return undefined;
    const longhands = splitParts(literal).map(
      (part) => [name + nameBorderPart(part), part] as const,
    );
    const names = new Set(longhands.map(([longhand]) => longhand));
    if (names.size !== longhands.length || names.size === 0) return undefined;
    const insert = longhands.map(([longhand, part]) => `${longhand}: ${quote(part)}`);
    return { title: 'Write the longhands', edits: [edit(insert.join(', '))] };
  }
  return undefined;
}

function splitParts(value: string): string[] {
  return splitList(value, /\s/).filter((part) => part !== '');
}

/** The local name of an export, and the edits that import it if necessary. */
interface ImportedName {
  local: string;
  edits: Fix['edits'];
}

/**
 * Finds the local name of an export of Griffel, or adds it to the import of `@griffel/react`, or adds such an import.
 * Undefined if the file has no imports.
 */
function importName(name: string, file: string, code: string): ImportedName | undefined {
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]@griffel\/react['"]/g)];
  for (const [, names = ''] of imports) {
    for (const part of names.split(',')) {
      const [imported, local = imported] = part.trim().split(/\s+as\s+/);
      if (imported === name && local !== undefined) return { local, edits: [] };
    }
  }
  const [first] = imports;
  if (!first) {
    const at = /^import\b/m.exec(code)?.index;
    const insert = `import { ${name} } from '@griffel/react';\n`;
    return at === undefined
      ? undefined
      : { local: name, edits: [{ file, from: at, to: at, insert }] };
  }
  const [statement, names = ''] = first;
  const end = first.index + statement.indexOf('{') + 1 + names.trimEnd().length;
  const comma = names.trim() === '' || names.trimEnd().endsWith(',') ? '' : ',';
  return { local: name, edits: [{ file, from: end, to: end, insert: `${comma} ${name}` }] };
}
