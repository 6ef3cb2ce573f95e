import type { Diagnostic, SourceFiles, SourceRange } from '@griffel-site/engine';
import type { Fix } from '../../problems/Problem.ts';
import { createFix } from '../source/createFix.ts';
import { quote } from '../source/quote.ts';
import { readProperty } from '../source/readProperty.ts';
import { removeProperty } from '../source/removeProperty.ts';
import { expandShorthand } from './expandShorthand.ts';
import { suggestSelectors } from './suggestSelectors.ts';

/** What mends a diagnostic of the engine, where it is one small change; the likeliest first. */
export function findFixes(files: SourceFiles, diagnostic: Diagnostic): Fix[] {
  const { code, range, message } = diagnostic;
  if (!range) return [];
  const property = readProperty(files, range);
  switch (code) {
    case 'syntax-error': {
      const opened = /^<\/\S*> closes <(\S*)>$/.exec(message)?.[1];
      return opened === undefined
        ? []
        : [createFix(`Change to "</${opened}>"`, range, `</${opened}>`)];
    }
    case 'dropped-selector':
    case 'selector-list':
      return property
        ? suggestSelectors(property.name).map((selector) =>
            createFix(`Change to "${selector}"`, property.key, quote(selector)),
          )
        : [];
    case 'unsupported-shorthand': {
      const fix = property && expandShorthand(files, range, property);
      return fix ? [fix] : [];
    }
    case 'foreign-value':
      return property &&
        property.value.to - property.value.from < 6 &&
        /^(?:false|true)$/.test(textOf(files, property.value))
        ? [createFix('Change to "undefined"', property.value, 'undefined')]
        : [];
    case 'empty-array':
      return property ? [removeProperty(`Remove "${property.name}"`, files, range)] : [];
    case 'scope-syntax': {
      const limit = /\bto\s+\(.*\)\s*$/.exec(property?.name ?? '')?.[0].trim();
      return property && limit !== undefined
        ? [createFix(`Change to "@scope ${limit}"`, property.key, quote(`@scope ${limit}`))]
        : [];
    }
    case 'mixed-fallbacks': {
      const value = property && textOf(files, property.value);
      const fixed = value?.replaceAll(
        /(['"])((?:(?!\1|\\).)*)\1/g,
        (all, mark: string, text: string) =>
          text.includes('@noflip') ? all : `${mark}${text} /* @noflip */${mark}`,
      );
      return property && fixed !== undefined && fixed !== value
        ? [createFix('Put /* @noflip */ into all values', property.value, fixed)]
        : [];
    }
    case 'invalid-helper':
      return writeProperty(files, range);
    default:
      return [];
  }
}

/** `...shorthands.flex('1', '1', 0)` as the property, where all arguments are plain. */
function writeProperty(files: SourceFiles, { file, from }: SourceRange): Fix[] {
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

function textOf(
  files: SourceFiles,
  { file, from, to }: { file: string; from: number; to: number },
): string {
  return (files[file] ?? '').slice(from, to);
}
