/** Asks the browser, and caches its answers. */
export function createCSSSupport(): CSSSupport {
  const answers = new Map<string, boolean>();
  const remember = (key: string, ask: () => boolean): boolean => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask();
    answers.set(key, answer);
    return answer;
  };
  return {
    knowsProperty: (name) => remember(name, () => CSS.supports(name, 'inherit')),
    takesValue: (name, value) => remember(`${name}:${value}`, () => CSS.supports(name, value)),
    readsSelector: (selector) =>
      remember(`selector ${selector}`, () => CSS.supports(`selector(${selector})`)),
    // If it is not a valid query, neither the query nor its negation matches.
    readsMediaQuery: (query) =>
      remember(
        `@media ${query}`,
        () => matchMedia(query).matches || matchMedia(negateQuery(query)).matches,
      ),
    readsSupportsCondition: (condition) =>
      remember(
        `@supports ${condition}`,
        // CSS.supports() itself would add missing parentheses.
        () =>
          /^\s*(?:not\b|[\w-]*\()/.test(condition) &&
          (CSS.supports(condition) || CSS.supports(`not (${condition})`)),
      ),
  };
}

/** `screen and (hover)` becomes `not screen and (hover)`, which negates the whole query. */
function negateQuery(query: string): string {
  const text = query.trim();
  if (/^not\s+[a-z]/i.test(text)) return text.replace(/^not\s+/i, '');
  if (/^(?:only\s+)?[a-z]/i.test(text) && !/^not\b/i.test(text)) {
    return `not ${text.replace(/^only\s+/i, '')}`;
  }
  return `not (${text})`;
}

/** Which CSS the user's browser supports. Property names are those of CSS: `padding-left`. */
export interface CSSSupport {
  knowsProperty(name: string): boolean;
  takesValue(name: string, value: string): boolean;
  /** @param selector - a single one, not a list */
  readsSelector(selector: string): boolean;
  /** Whether the browser knows the features in a query and their values. */
  readsMediaQuery(query: string): boolean;
  /** The same for a condition of `@supports`. */
  readsSupportsCondition(condition: string): boolean;
}
