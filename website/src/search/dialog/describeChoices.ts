import type { ChoiceGroup } from '../site-search/Choice';

function count(number: number, name: string): string {
  return `${String(number)} ${name}${number === 1 ? '' : 's'}`;
}

/** Says how much was found: `3 results on 2 pages`. */
export function describeChoices(groups: readonly ChoiceGroup[]): string {
  const results = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return `${count(results, 'result')} on ${count(groups.length, 'page')}`;
}
