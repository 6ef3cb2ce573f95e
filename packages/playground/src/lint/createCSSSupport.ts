/** Asks the browser that it runs in, each thing once. */
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
    // Of what is no condition, neither it nor its contrary holds.
    readsMediaQuery: (query) =>
      remember(
        `@media ${query}`,
        () => matchMedia(query).matches || matchMedia(negateQuery(query)).matches,
      ),
    readsSupportsCondition: (condition) =>
      remember(
        `@supports ${condition}`,
        // CSS.supports() itself would put the brackets that are missing.
        () =>
          /^\s*(?:not\b|[\w-]*\()/.test(condition) &&
          (CSS.supports(condition) || CSS.supports(`not (${condition})`)),
      ),
  };
}

/** `screen and (hover)` becomes `not screen and (hover)`, which is the contrary of the whole. */
function negateQuery(query: string): string {
  const text = query.trim();
  if (/^not\s+[a-z]/i.test(text)) return text.replace(/^not\s+/i, '');
  if (/^(?:only\s+)?[a-z]/i.test(text) && !/^not\b/i.test(text)) {
    return `not ${text.replace(/^only\s+/i, '')}`;
  }
  return `not (${text})`;
}

/** What the reader's browser makes of CSS. Names of properties are those of CSS: `padding-left`. */
export interface CSSSupport {
  knowsProperty(name: string): boolean;
  takesValue(name: string, value: string): boolean;
  /** Of one selector, no list. */
  readsSelector(selector: string): boolean;
  /** Whether it can tell if the query holds; it cannot where a feature or its value is no such thing. */
  readsMediaQuery(query: string): boolean;
  /** The same of the condition of `@supports`. */
  readsSupportsCondition(condition: string): boolean;
}
