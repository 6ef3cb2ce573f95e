import { describeBucket } from '../print/printCSS.ts';
import type { Contender } from './readContenders.ts';
import { compareSpecificity, computeSpecificity } from './readRule.ts';

/** What decides between two declarations of one element. The first difference in this order counts. */
export type CascadeReason =
  | 'important'
  | 'layer'
  | 'specificity'
  | 'scope'
  | 'bucket'
  | 'condition'
  | 'priority'
  | 'arrival'
  | 'declared';

/** Says in a sentence why one of two declarations applies where both match. */
export function describeReason(reason: CascadeReason, winner: Contender, loser: Contender): string {
  switch (reason) {
    case 'important':
      return 'A declaration with !important overrides one without.';
    case 'layer':
      return describeLayers(winner, loser);
    case 'specificity':
      return `The selector ${printSelector(winner)} is more specific than ${printSelector(loser)}: ${printSpecificity(winner)} against ${printSpecificity(loser)}.`;
    case 'scope':
      return 'At equal specificity, a rule inside @scope overrides a rule outside.';
    case 'bucket':
      return describeBuckets(winner, loser);
    case 'condition':
      return `Specificity is equal. In the order of queries, ${nameCondition(winner)} comes after ${nameCondition(loser)}, and the later rule applies while both match.`;
    case 'priority':
      return winner.rule.priority === 0
        ? `Griffel puts rules of shorthands before those of longhands, so ${winner.declaration.property} applies, wherever it is written.`
        : `Griffel puts ${loser.declaration.property}, which sets more properties, before ${winner.declaration.property}, so the narrower one applies.`;
    case 'arrival':
      return 'Bucket, priority and specificity are equal: the rule that was inserted last applies. A component that renders earlier elsewhere can insert one of them first and change this.';
    case 'declared':
      return describeNesting(winner, loser);
    default:
      return reason satisfies never;
  }
}

function describeNesting(winner: Contender, loser: Contender): string {
  const { declarations } = winner.call;
  const isLast = declarations.indexOf(winner.declaration) > declarations.indexOf(loser.declaration);
  return isLast
    ? 'Both are in one class: the declaration that is written last applies.'
    : 'Both are in one class. Nested declarations come after those around them, wherever they are written, so the nested one applies.';
}

function describeLayers(winner: Contender, loser: Contender): string {
  if (winner.isImportant && loser.isImportant) {
    return 'With !important, the order of layers is reversed: an earlier layer overrides a later one, and any layer overrides rules outside layers.';
  }
  if (winner.layer === undefined)
    return `A rule outside layers overrides one in @layer ${loser.layer ?? ''}.`;
  return `The layer ${winner.layer} comes after ${loser.layer ?? ''}, so it applies, whatever the specificity.`;
}

function describeBuckets(winner: Contender, loser: Contender): string {
  const isReset = ({ rule }: Contender) => rule.bucket === 'r';
  if (isReset(loser) && winner.rule.bucket !== 's') {
    return 'Rules of makeResetStyles come first on the page, so a class of makeStyles overrides them.';
  }
  if (winner.rule.bucket === 's') {
    return `At-rules of makeResetStyles come after ${nameBucket(loser)}, so the reset applies while its condition matches.`;
  }
  return `Specificity is equal. Griffel puts ${nameBucket(winner)} after ${nameBucket(loser)}, and the later rule applies while both match.`;
}

function nameBucket({ rule }: Contender): string {
  switch (rule.bucket) {
    case 'd':
      return 'plain rules';
    case 'r':
      return 'rules of makeResetStyles';
    case 's':
      return 'at-rules of makeResetStyles';
    default:
      return `rules of ${describeBucket(rule.bucket)}`;
  }
}

function nameCondition({ rule }: Contender): string {
  return rule.condition === '' ? 'a rule without a query' : `“${rule.condition}”`;
}

/** The selector with `&` for the class. */
function printSelector({ selector, className }: Contender): string {
  const written = selector.replaceAll(`.${className}`, '&');
  return written === '&' ? '& alone' : written;
}

function printSpecificity({ specificity }: Pick<Contender, 'specificity'>): string {
  return `(${specificity.join(', ')})`;
}

/** A declaration that overrides that of a class, but is not of a class on the same element. */
interface Outsider {
  /** The selector of its rule; empty for an inline style. */
  selector: string;
  /** What it declares: `margin: 0 auto !important`. */
  applied: string;
  /** The selector of the class's rule. */
  overridden: string;
}

/** Says in a sentence why an inline style, a static style or a rule of another element overrides a class. */
export function describeOverride({ selector, applied, overridden }: Outsider): string {
  if (/!\s*important\b/i.test(applied))
    return 'A declaration with !important overrides one without.';
  if (selector === '') return 'An inline style overrides every class without !important.';
  const [winner, loser] = [selector, overridden].map((list) => computeSpecificity(`:is(${list})`));
  const difference = winner && loser ? compareSpecificity(winner, loser) : 0;
  if (!winner || !loser || difference === 0) {
    return 'Specificity is equal, and its rule comes later in the page.';
  }
  return difference > 0
    ? `The selector ${selector} is more specific than ${overridden}: ${printSpecificity({ specificity: winner })} against ${printSpecificity({ specificity: loser })}.`
    : 'A layer decides, whatever the specificity.';
}
