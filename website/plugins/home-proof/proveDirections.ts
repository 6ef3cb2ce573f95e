import { highlightCode } from '@griffel-site/samples';
import { useStyles } from '../../src/home/samples/directions';
import type { AnalyzedSample } from './analyzeSample';
import { createElementOf } from './createElementOf';
import type { ProofOfDirections } from './HomeProof';
import { markClasses } from './markClasses';
import { printRules } from './printRules';
import { readHook } from './readHook';

/**
 * Resolves one style for both directions.
 *
 * @param sample `directions.ts`, analyzed
 */
export function proveDirections(sample: AnalyzedSample): ProofOfDirections {
  const { file, code, analysis, outputs, atoms } = sample;
  return {
    html: highlightCode(code, 'ts', new Set(), outputs.sources[file]),
    directions: (['ltr', 'rtl'] as const).map((direction) => {
      const css = printRules(analysis.rules, direction);
      const { result } = readHook(() => useStyles().quote, direction);
      return {
        direction,
        element: createElementOf('Quote', result, atoms),
        css: highlightCode(css, 'css', new Set(), markClasses(css, atoms).atoms),
      };
    }),
  };
}
