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

/** At-rules of other languages, which their tools replace with CSS. */
const LANGUAGES: readonly (readonly [names: RegExp, reason: (name: string) => string])[] = [
  [
    /^(?:apply|config|custom-variant|plugin|screen|source|tailwind|theme|utility|variant|variants)$/,
    (name) => `@${name} belongs to Tailwind. Paste the CSS that its classes stand for.`,
  ],
  [
    /^(?:at-root|content|debug|each|else|error|extend|for|forward|function|if|include|mixin|return|use|warn|while)$/,
    (name) => `@${name} belongs to Sass. Compile the file, and paste the CSS that comes out.`,
  ],
  [
    /^value$/,
    () =>
      '@value belongs to CSS Modules. Write its value wherever its name is used, or a constant in the module.',
  ],
];

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
  if (!CONDITIONS.has(name)) {
    const language = LANGUAGES.find(([names]) => names.test(name));
    return language?.[1](name) ?? `makeStyles does not know @${node.name}.`;
  }
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
