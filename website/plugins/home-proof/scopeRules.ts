import postcss from 'postcss';

/**
 * Lets rules reach nothing but what stands in an element with an attribute: the classes of the
 * samples may be those of the site as well, whose own stylesheet orders them.
 *
 * @param css rules as Griffel made them
 * @param attribute `data-stage` makes `[data-stage] .fe3e8s9` of `.fe3e8s9`
 */
export function scopeRules(css: string, attribute: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => `[${attribute}] ${selector}`);
  });
  return root.toString();
}
