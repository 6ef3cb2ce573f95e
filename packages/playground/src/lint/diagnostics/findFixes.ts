import type { Diagnostic, SourceFiles } from '@griffel-site/engine';
import type { Fix } from '../../problems/Problem.ts';
import { createFix } from '../source/createFix.ts';
import { quote } from '../source/quote.ts';
import { readProperty } from '../source/readProperty.ts';
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
    default:
      return [];
  }
}

function textOf(
  files: SourceFiles,
  { file, from, to }: { file: string; from: number; to: number },
): string {
  return (files[file] ?? '').slice(from, to);
}
