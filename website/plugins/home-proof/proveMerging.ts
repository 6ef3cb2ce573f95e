import { mergeClasses } from '@griffel/react';
import { highlightCode } from '@griffel-site/samples';
import { useStyles } from '../../src/home/samples/merge';
import type { AnalyzedSample } from './analyzeSample';
import { createElementOf } from './createElementOf';
import type { ProofOfMerging } from './HomeProof';
import { readHook } from './readHook';

const ORDERS = [
  ['base', 'danger'],
  ['danger', 'base'],
] as const;

/**
 * Merges the same two slots in both orders, with the library.
 *
 * @param sample `merge.ts`, analyzed
 */
export function proveMerging({ file, code, outputs, atoms }: AnalyzedSample): ProofOfMerging {
  const merges = ORDERS.map(([first, second]) => {
    const { result } = readHook(() => {
      const classes = useStyles();
      return {
        merged: mergeClasses(classes[first], classes[second]),
        given: `${classes[first]} ${classes[second]}`,
      };
    });
    const element = createElementOf('Button', result.merged, atoms);
    const kept = new Set(element.atoms.map(({ name }) => name));
    const call = `mergeClasses(classes.${first}, classes.${second})`;
    return {
      html: highlightCode(call, 'ts', new Set()),
      element,
      lost: createElementOf('', result.given, atoms).atoms.filter(({ name }) => !kept.has(name)),
    };
  });
  return { html: highlightCode(code, 'ts', new Set(), outputs.sources[file]), merges };
}
