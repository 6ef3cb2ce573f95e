// Which CSS the user's browser supports. Property names are those of CSS: `padding-left`.

const answers = new Map<string, boolean>();

/** Longer texts, and texts with more brackets, count as supported: parsing deep selectors crashes Chromium. */
const MOST = { characters: 20_000, brackets: 200 };

/** Caches the browser's answers. */
function remember(key: string, ask: () => boolean): boolean {
  if (key.length > MOST.characters || key.split('(').length > MOST.brackets) return true;
  const answer = answers.get(key) ?? ask();
  answers.set(key, answer);
  return answer;
}

export function knowsProperty(name: string): boolean {
  return remember(name, () => CSS.supports(name, 'inherit'));
}

export function takesValue(name: string, value: string): boolean {
  return remember(`${name}:${value}`, () => CSS.supports(name, value));
}

/** @param selector - a single one, not a list */
export function readsSelector(selector: string): boolean {
  return remember(`selector ${selector}`, () => CSS.supports(`selector(${selector})`));
}

/** Whether the browser knows the features in a query and their values. */
export function readsMediaQuery(query: string): boolean {
  // If it is not a valid query, neither the query nor its negation matches.
  return remember(
    `@media ${query}`,
    () => matchMedia(query).matches || matchMedia(negateQuery(query)).matches,
  );
}

/** The same for a condition of `@supports`. */
export function readsSupportsCondition(condition: string): boolean {
  return remember(
    `@supports ${condition}`,
    // CSS.supports() itself would add missing parentheses.
    () =>
      /^\s*(?:not\b|[\w-]*\()/.test(condition) &&
      (CSS.supports(condition) || CSS.supports(`not (${condition})`)),
  );
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
