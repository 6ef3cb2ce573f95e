import { describeBucket } from '../print/describeBucket.ts';
import type { CascadeReason } from './explainCascade.ts';
import type { Contender } from './readContenders.ts';

/** Says in a sentence why one declaration counts while both apply. */
export function describeReason(reason: CascadeReason, winner: Contender, loser: Contender): string {
  switch (reason) {
    case 'important':
      return 'A declaration with !important counts before one without.';
    case 'layer':
      return describeLayers(winner, loser);
    case 'specificity':
      return `The selector ${printSelector(winner)} is more specific than ${printSelector(loser)}: ${print(winner)} against ${print(loser)}.`;
    case 'scope':
      return 'At equal specificity, a rule inside @scope counts before a rule outside.';
    case 'bucket':
      return describeBuckets(winner, loser);
    case 'condition':
      return `Specificity is equal. In the order of queries, ${nameCondition(winner)} comes after ${nameCondition(loser)}, and the later rule counts while both match.`;
    case 'priority':
      return winner.rule.priority === 0
        ? `Griffel puts rules of shorthands before those of longhands, so ${winner.declaration.property} counts, wherever it is written.`
        : `Griffel puts ${loser.declaration.property}, which sets more properties, before ${winner.declaration.property}, so the narrower one counts.`;
    case 'arrival':
      return 'Bucket, priority and specificity are equal: the rule that was inserted last counts. A component that renders earlier elsewhere can insert one of them first and change this.';
    case 'declared':
      return 'Both are in one class: the declaration that is written last counts.';
  }
}

function describeLayers(winner: Contender, loser: Contender): string {
  if (winner.isImportant && loser.isImportant) {
    return 'Among declarations with !important, layers count in reverse: those in an early layer come before those in a later one or in none.';
  }
  if (winner.layer === undefined)
    return `A rule outside of layers counts before one in @layer ${loser.layer ?? ''}.`;
  return `The layer ${winner.layer} comes after ${loser.layer ?? ''}, so it counts whatever the specificity.`;
}

function describeBuckets(winner: Contender, loser: Contender): string {
  const isReset = ({ rule }: Contender) => rule.bucket === 'r';
  if (isReset(loser) && winner.rule.bucket !== 's') {
    return 'Rules of makeResetStyles come first in the page, so a class of makeStyles overrides them.';
  }
  if (winner.rule.bucket === 's') {
    return `At-rules of makeResetStyles come after ${nameBucket(loser)}, so the reset counts while its condition matches.`;
  }
  return `Specificity is equal. Griffel puts ${nameBucket(winner)} after ${nameBucket(loser)}, and the later rule counts while both apply.`;
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
  return rule.condition === '' ? 'a rule without query' : `“${rule.condition}”`;
}

/** The selector with `&` for the class. */
function printSelector({ rule, className }: Contender): string {
  const selector = rule.css
    .slice(0, rule.css.lastIndexOf('{'))
    .replace(/^(?:@[^{]*\{)+/, '')
    .replaceAll(`.${className}`, '&');
  return selector === '&' ? '& alone' : selector.replace(/^.*\}/s, '');
}

function print({ specificity: [ids, classes, tags] }: Contender): string {
  return `(${[ids, classes, tags].join(', ')})`;
}
