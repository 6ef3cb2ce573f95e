import { printRuleLine, type Direction, type ResolvedRule } from '@griffel-site/engine';

/** Prints the rules of a direction in their order, one a line: `.fe3e8s9 { color: red; }`. */
export function printRules(rules: readonly ResolvedRule[], direction: Direction): string {
  return rules
    .filter((rule) => rule.direction === 'both' || rule.direction === direction)
    .map(({ css }) => printRuleLine(css))
    .join('\n');
}
