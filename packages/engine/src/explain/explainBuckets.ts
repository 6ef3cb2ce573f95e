import { styleBucketOrdering, type StyleBucketName } from '@griffel/core';
import type { Analysis } from '../Analysis.ts';
import type { AtomRange, MarkedText } from '../outputs/createOutputs.ts';
import { describeBucket, printRule } from '../print/printCSS.ts';
import type { ResolvedRule } from '../resolve/ResolvedCall.ts';
import { type CompareQueries, sortRules } from '../resolve/listRules.ts';
import { groupBy } from '../source/groupBy.ts';
import type { Direction } from '../types.ts';

/** A style element of the page: the rules of one bucket, query and priority. */
interface ExplainedSheet {
  /** The media or container query; empty where there is none. */
  condition: string;
  /** 0 for longhands, -1 for shorthands, -2 for `border` and `background`. */
  priority: number;
  /** The rules with their atoms, short ones on one line. */
  rules: MarkedText;
}

/** A bucket of rules, and the reason for its place. */
export interface ExplainedBucket {
  bucket: StyleBucketName;
  name: string;
  text: string;
  /** In the order of the page. */
  sheets: readonly ExplainedSheet[];
}

interface ExplainBucketsOptions {
  analysis: Pick<Analysis, 'calls' | 'rules'>;
  direction: Direction;
  /** Orders media and container queries. @default alphabetically, as the library does */
  compareQueries?: CompareQueries | undefined;
  /** The hue numbers of all classes, as in `Outputs`. */
  hues: Readonly<Record<string, number>>;
}

const STATE =
  'States have this order: :link, :visited, :focus-within, :focus, :focus-visible, :hover, :active. At equal specificity, a later one overrides an earlier one, whatever is written first.';

const TEXTS: Readonly<Record<StyleBucketName, string>> = {
  r: 'Reset styles come first, so at equal specificity a class of makeStyles overrides them.',
  d: 'Plain rules, and states that have no bucket of their own, such as :disabled and :checked. Between rules of equal specificity here, the order of insertion decides.',
  l: STATE,
  v: STATE,
  w: STATE,
  f: STATE,
  i: STATE,
  h: STATE,
  a: STATE,
  s: 'At-rules of reset styles come after plain rules and states, so they override them while their condition matches.',
  k: 'Animations, which rules refer to by name, so none overrides another.',
  t: 'Rules of @supports and @layer come after plain rules. Rules outside layers override a layer, wherever it is.',
  m: 'Each media query has a style element of its own, in the order of the comparator. Of those that match, the later one applies.',
  c: 'Container queries come after media queries.',
  x: 'Container queries come after media queries at run time, and before them in an extracted style sheet.',
};

/** Lists the buckets that have rules, in the order of the page, each with the reason for its place. */
export function explainBuckets({
  analysis: { calls, rules },
  direction,
  compareQueries,
  hues,
}: ExplainBucketsOptions): ExplainedBucket[] {
  const declarations = calls.flatMap((call) => call.declarations);
  const atoms = new Map<string, string>();
  for (const { className, rules: own } of declarations) {
    for (const { css } of own) if (className && !atoms.has(css)) atoms.set(css, className.ltr);
  }
  const shown = sortRules(rules, compareQueries).filter(
    (rule) => rule.direction === 'both' || rule.direction === direction,
  );
  return styleBucketOrdering.flatMap((bucket): ExplainedBucket[] => {
    const own = shown.filter((rule) => rule.bucket === bucket);
    if (own.length === 0) return [];
    const sheets = groupBy(own, ({ condition, priority }) => JSON.stringify([condition, priority]));
    return [
      {
        bucket,
        name: describeBucket(bucket),
        text: TEXTS[bucket],
        sheets: [...sheets.values()].map((list) => ({
          condition: list[0]?.condition ?? '',
          priority: list[0]?.priority ?? 0,
          rules: print(list, atoms, hues),
        })),
      },
    ];
  });
}

function print(
  rules: readonly ResolvedRule[],
  atoms: ReadonlyMap<string, string>,
  hues: Readonly<Record<string, number>>,
): MarkedText {
  let text = '';
  const ranges: AtomRange[] = [];
  for (const { css } of rules) {
    const from = text.length === 0 ? 0 : text.length + 1;
    text += `${text === '' ? '' : '\n'}${printRule(css)}`;
    const atom = atoms.get(css);
    if (atom !== undefined) ranges.push({ from, to: text.length, atom, hue: hues[atom] });
  }
  return { text, atoms: ranges };
}

/** Two kinds of rules that an extracted style sheet has in another order than run time. */
interface ExtractionDifference {
  /** Comes first at run time, but second in the extracted style sheet. */
  first: string;
  second: string;
}

/** Finds kinds of rules whose order differs in the extracted style sheet. */
export function compareWithExtraction({
  rules,
  extractedRules,
}: Pick<Analysis, 'rules' | 'extractedRules'>): ExtractionDifference[] {
  const orderOf = (list: readonly ResolvedRule[]) => [
    ...new Set(list.map(({ bucket }) => describeBucket(bucket))),
  ];
  const [here, there] = [orderOf(rules), orderOf(extractedRules)];
  return here.flatMap((first, index) =>
    here
      .slice(index + 1)
      .filter(
        (second) =>
          there.includes(first) &&
          there.includes(second) &&
          there.indexOf(second) < there.indexOf(first),
      )
      .map((second) => ({ first, second })),
  );
}
