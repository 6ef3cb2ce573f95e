import type { AnalyzedDeclaration, SourceFiles, SourceRange } from '@griffel-site/engine';
import { splitList } from '@griffel-site/engine/readRule';
import type { Problem } from '../../problems/Problem.ts';
import { createProblem, findKey } from '../propertySource.ts';

/**
 * Reports what a declaration refers to and no file defines: keyframes of a name, the duration of an animation, the
 * container of a query, a CSS variable.
 */
export function lintUndefinedNames(
  files: SourceFiles,
  declaration: AnalyzedDeclaration,
  place: SourceRange,
): Problem[] {
  const has = (pattern: RegExp): boolean => Object.values(files).some((text) => pattern.test(text));
  const report = (message: string, remedy: string, range = place): Problem =>
    createProblem(files, range, { source: 'css', severity: 'warning', message, remedy });
  const { property, value, path } = declaration;
  const isUntimed =
    property === 'animationName' &&
    typeof value === 'object' &&
    !has(/\banimation(?:-?(?:duration|timeline)|['"]?\s*:)/i);
  return [
    // A hint, because in an application a style sheet may set it.
    ...listUnset(files, declaration).map((name) => ({
      ...report(
        `No file sets ${name}, so "${property}" has no effect here.`,
        `Set it for this element or an ancestor, as in style={{ '${name}': … }}, or write a fallback: var(${name}, …).`,
      ),
      severity: 'hint' as const,
    })),
    ...listNames(declaration)
      .filter((name) => !has(new RegExp(`@keyframes\\s+["']?${name}\\b`)))
      .map((name) =>
        report(
          `No file defines keyframes with the name "${name}", so nothing moves.`,
          'Write them as an object: animationName: { from: { … }, to: { … } }.',
        ),
      ),
    ...(isUntimed
      ? [
          report(
            'No file sets animationDuration, so nothing moves.',
            `Write it beside the name, e.g. animationDuration: '200ms'.`,
          ),
        ]
      : []),
    ...path
      .filter((part) =>
        /^@container\b[^(]*\([^()]*\b(?:width|height|size|aspect-ratio)\b/.test(part),
      )
      .flatMap((part) => {
        const range = findKey(files, part, place) ?? place;
        const name = /^@container\s+(?!not\b)(-?[a-z_][\w-]*)\s/i.exec(part)?.[1];
        if (!has(/\bcontainer(?:-?type)?['"]?\s*:/i)) {
          return [
            report(
              'No file sets containerType, so this query never applies.',
              `Write containerType: 'inline-size' for an element around this one.`,
              range,
            ),
          ];
        }
        return name === undefined || has(new RegExp(`(?<!@container\\s+)\\b${name}\\b`))
          ? []
          : [
              report(
                `No file names a container "${name}", so this query never applies.`,
                `Write containerName: '${name}' beside containerType.`,
                range,
              ),
            ];
      }),
  ];
}

/** Code that may set variables whose names are not written out, as themes do. */
const DYNAMIC_NAMES =
  /--(?:[\w-]*\$\{|(?:[\w-]*-)?['"`]|[\w-]+['"`]\s*(?:\+|\.concat))|\bsetProperty\(\s*[^\s'"]|@fluentui\//;

/** Lists the CSS variables that a declaration reads without a fallback, and that no file mentions elsewhere. */
function listUnset(files: SourceFiles, { property, value }: AnalyzedDeclaration): string[] {
  const texts = Object.values(files);
  if (typeof value !== 'string' || property.startsWith('--') || !value.includes('var(')) return [];
  if (/\bvar\(\s*--[\w-]+\s*,/.test(value)) return [];
  const code = value.replaceAll(/"[^"]*"|'[^']*'/g, '');
  const names = new Set([...code.matchAll(/\bvar\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name));
  return [...names].filter((name): name is string => {
    if (name === undefined) return false;
    const set = new RegExp(String.raw`(?<!\bvar\(\s*)${name}(?![\w-])`);
    return !texts.some((text) => set.test(text) || DYNAMIC_NAMES.test(text));
  });
}

/** Words of `animation` that are not the name of keyframes, besides times, numbers and functions. */
const ANIMATION_WORD =
  /^(?:infinite|normal|(?:alternate-)?reverse|alternate|none|forwards|backwards|both|running|paused|auto|linear|ease(?:-in)?(?:-out)?|step-(?:start|end)|initial|inherit|unset|revert(?:-layer)?)$/i;

/** Lists the keyframes that a declaration names. */
function listNames({ property, value }: AnalyzedDeclaration): string[] {
  if (!/^animation(?:Name)?$/.test(property) || typeof value !== 'string') return [];
  return splitList(value).flatMap((animation) => {
    const words = splitList(animation, /\s/).filter((word) => word !== '');
    if (words.some((word) => word.startsWith('var('))) return [];
    return words
      .filter((word) => /^-?[a-z_][\w-]*$/i.test(word) && !ANIMATION_WORD.test(word))
      .slice(0, 1);
  });
}
