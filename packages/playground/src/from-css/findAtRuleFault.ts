import type { AtRule } from 'postcss';

const CONDITIONS = new Set(['media', 'supports', 'layer', 'container']);
/** Why these at-rules cannot be converted. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  import:
    'Imported style sheets are not loaded. Paste their styles, too, or import the file next to your component.',
  charset: 'A module needs no @charset.',
  namespace: 'Griffel has no namespaces.',
  scope: 'makeStyles supports only "@scope to (…)". Use slots instead.',
  'starting-style': 'makeStyles has no @starting-style.',
  property:
    'Neither makeStyles nor makeStaticStyles registers custom properties. Keep this rule in a CSS file.',
  page: 'makeStyles does not support @page. Keep this rule in a CSS file.',
  'counter-style':
    'Neither makeStyles nor makeStaticStyles defines counter styles. Keep this rule in a CSS file.',
};

/**
 * Finds why an at-rule cannot be a key of makeStyles or a static rule.
 *
 * @param params - those of the at-rule, on one line
 * @param conditions - the at-rules around it
 */
export function findAtRuleFault(
  node: AtRule,
  params: string,
  conditions: readonly string[],
): string | undefined {
  const name = node.name.toLowerCase();
  const reason = UNSUPPORTED[name];
  if (reason !== undefined) return reason;
  if (name === 'font-face') {
    return conditions.length > 0
      ? 'A font face is loaded regardless of the condition around it. Move it out.'
      : undefined;
  }
  if (!CONDITIONS.has(name)) return `makeStyles does not know @${node.name}.`;
  if (name === 'layer' && !node.nodes) {
    return 'Griffel orders layers by their first rules. Declare another order in a CSS file.';
  }
  if (name === 'layer' && (params === '' || params.includes(','))) {
    return 'A layer without a name cannot be written in makeStyles.';
  }
  const outer = conditions.find((one) => one.startsWith(`@${name} `));
  if (outer === undefined) return undefined;
  if (name === 'container') {
    return 'Of two nested @container rules, makeStyles applies only the inner one.';
  }
  if (name !== 'layer' && /,|\bor\b/.test(outer + params)) {
    return 'Griffel joins nested conditions with "and", which breaks a condition with a comma or "or".';
  }
  return undefined;
}
