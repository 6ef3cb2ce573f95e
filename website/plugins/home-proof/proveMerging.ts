import { mergeClasses } from '@griffel/react';
import { highlightCode } from '@griffel-site/samples';
import { useStyles } from '../../src/home/samples/merging/merge.styles';
import { describeElement, type AnalyzedSamples, readHook } from './analyzeSamples';
import type { ProofOfMerging } from './HomeProof';
import { replaceFound } from '../requireTargets';

export const MERGE_FILE = 'merging/merge.styles.ts';

const ORDERS = [
  ['base', 'danger'],
  ['danger', 'base'],
] as const;

/**
 * Names the same two sets of styles in both orders: as classes of a stylesheet, which the cascade
 * resolves, and as slots, which the library merges.
 *
 * @param samples `merging/merge.styles.ts`, analyzed
 * @param stylesheet the same styles as classes
 */
export function proveMerging(
  { code, places, atoms }: AnalyzedSamples,
  stylesheet: string,
): ProofOfMerging {
  const print = (text: string, language: string) => highlightCode(text, language, new Set());
  const merges = ORDERS.map(([first, second]) => {
    const { merged, given } = readHook(() => {
      const classes = useStyles();
      return {
        merged: mergeClasses(classes[first], classes[second]),
        given: `${classes[first]} ${classes[second]}`,
      };
    });
    const element = describeElement('Button', merged, atoms);
    const kept = new Set(element.atoms.map(({ name }) => name));
    return {
      html: print(`mergeClasses(classes.${first}, classes.${second})`, 'ts'),
      element,
      lost: describeElement('', given, atoms).atoms.filter(({ name }) => !kept.has(name)),
    };
  });
  const source = replaceFound(code[MERGE_FILE] ?? '', /^import .*\n\n/, () => '');
  const cut = (code[MERGE_FILE] ?? '').length - source.length;
  return {
    css: print(stylesheet, 'css'),
    cascade: ORDERS.map((order) => ({
      html: print(`<button class="${order.join(' ')}">`, 'markup'),
      className: order.join(' '),
    })),
    source: highlightCode(
      source,
      'ts',
      new Set(),
      places[MERGE_FILE]?.map((place) => ({
        ...place,
        from: place.from - cut,
        to: place.to - cut,
      })),
    ),
    merges,
  };
}
