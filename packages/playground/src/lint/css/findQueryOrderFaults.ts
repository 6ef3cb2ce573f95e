import type { Analysis, AnalyzedDeclaration, SourceFiles } from '@griffel-site/engine';
import { compareByWidth } from '@griffel-site/engine/compareByWidth';
import type { Problem } from '../../problems/Problem.ts';
import { createProblem, findKey } from '../propertySource.ts';

/** A query for one width and nothing else: at-rule with a container's name, `min` or `max`, and the width. */
const WIDTH_QUERY =
  /^(@(?:media(?:\s+(?:only\s+)?screen\s+and)?|container(?:\s+[\w-]+)?))\s*\(\s*(min|max)-width\s*:\s*([\d.]+(?:px|r?em))\s*\)$/;

interface WidthQuery {
  declaration: AnalyzedDeclaration;
  text: string;
  limit: string;
  width: string;
}

/**
 * Finds pairs of queries in a slot for which a renderer's default order is the wrong one: it is that of texts, so
 * `(min-width: 600px)` overrides `(min-width: 1000px)`.
 */
export function findQueryOrderFaults(files: SourceFiles, { calls }: Analysis): Problem[] {
  if (Object.values(files).some((text) => text.includes('compareMediaQueries'))) return [];
  const problems = new Map<string, Problem>();
  for (const { kind, declarations } of calls) {
    // The rules of a reset keep their order.
    if (kind !== 'makeStyles') continue;
    for (const group of groupByTarget(declarations)) {
      for (const wanted of group) {
        const other = group.find(
          ({ text, declaration: { value } }) =>
            text > wanted.text &&
            compareByWidth(text, wanted.text) < 0 &&
            JSON.stringify(value) !== JSON.stringify(wanted.declaration.value),
        );
        const { source, usedAt } = wanted.declaration;
        const declared = source ?? usedAt;
        if (!other || !declared) continue;
        const place = findKey(files, wanted.text, declared) ?? declared;
        const where = wanted.limit === 'min' ? 'wider' : 'narrower';
        const problem = createProblem(files, place, {
          source: 'styles',
          severity: 'warning',
          message: `At ${wanted.width} and ${where}, "${other.text}" overrides this, because Griffel sorts queries as text.`,
          remedy:
            'Pass compareMediaQueries to createDOMRenderer, or write queries that exclude each other.',
        });
        problems.set(`${problem.file} ${String(problem.from)}`, problem);
      }
    }
  }
  return [...problems.values()];
}

/** Groups declarations that differ only in the width of their query, and apply at the same time. */
function groupByTarget(declarations: readonly AnalyzedDeclaration[]): WidthQuery[][] {
  const groups = new Map<string, WidthQuery[]>();
  for (const declaration of declarations) {
    const { slot, path, property, overriddenBy } = declaration;
    const [text, ...others] = path.filter((part) => part.startsWith('@'));
    const query = WIDTH_QUERY.exec(text ?? '');
    if (!query || text === undefined || others.length > 0 || overriddenBy !== undefined) continue;
    const [, rule, limit = '', width = ''] = query;
    const selectors = path.filter((part) => part !== text);
    const key = JSON.stringify([slot, rule, limit, selectors, property]);
    groups.set(key, [...(groups.get(key) ?? []), { declaration, text, limit, width }]);
  }
  return [...groups.values()];
}
