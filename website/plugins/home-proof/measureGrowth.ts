import { analyze } from '@griffel-site/engine';
import type { Template } from '../playground/readTemplates';
import type { ProofOfGrowth } from './HomeProof';

/**
 * Counts the declarations that files write with makeStyles, and the rules that a left-to-right page
 * with all of them holds.
 *
 * @param templates in the order in which the application grows
 */
export function measureGrowth(templates: readonly Template[]): ProofOfGrowth {
  const rules = new Set<string>();
  let declarations = 0;
  const points = templates.map(({ title, files }) => {
    const { calls } = analyze(Object.fromEntries(files.map(({ name, code }) => [name, code])));
    for (const call of calls) {
      if (call.kind !== 'makeStyles') continue;
      for (const declaration of call.declarations) {
        if (declaration.rules.length === 0) continue;
        declarations += 1;
        for (const { css, direction } of declaration.rules) {
          if (direction !== 'rtl') rules.add(css);
        }
      }
    }
    return { title, declarations, rules: rules.size };
  });
  return { points };
}
