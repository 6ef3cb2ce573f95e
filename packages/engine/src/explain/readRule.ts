/** The parts of a rule that the cascade depends on. */
export interface RuleParts {
  /** From the outside in, e.g. `@media (min-width: 1px)`. */
  atRules: readonly string[];
  selector: string;
  /** The declarations as text. */
  body: string;
}

/** The number of ids, classes and tags in a selector; the first difference decides. */
export type Specificity = readonly [ids: number, classes: number, tags: number];

/**
 * Parses minified CSS into its rules.
 *
 * @param css - one rule of the library; braces in quotes or brackets are ignored
 * @returns in order; empty for anything else
 */
export function readRule(css: string): RuleParts[] {
  const rules: RuleParts[] = [];
  const open: string[] = [];
  let from = 0;
  for (let index = 0; index < css.length; index = findTokenEnd(css, index) + 1) {
    const char = css[index];
    if (char === '{') {
      open.push(css.slice(from, index).trim());
      from = index + 1;
    } else if (char === '}') {
      const head = open.pop() ?? '';
      const body = css.slice(from, index).trim();
      if (!head.startsWith('@') && head !== '') {
        rules.push({ atRules: open.filter((one) => one.startsWith('@')), selector: head, body });
      }
      from = index + 1;
    }
  }
  return rules;
}

/** The index of the last character of what begins at `start`: an escape, a string, brackets, or one character. */
export function findTokenEnd(css: string, start: number): number {
  const char = css[start];
  if (char === '\\') return start + 1;
  if (char === '"' || char === "'") return skipString(css, start);
  return char === '(' || char === '[' ? skipBrackets(css, start) : start;
}

function skipString(css: string, start: number): number {
  for (let index = start + 1; index < css.length; index++) {
    if (css[index] === '\\') index++;
    else if (css[index] === css[start]) return index;
  }
  return css.length;
}

/** The index of the bracket that closes the one at `start`. */
export function skipBrackets(css: string, start: number): number {
  let depth = 0;
  for (let index = start; index < css.length; index++) {
    const char = css[index];
    if (char === '\\') index++;
    else if (char === '"' || char === "'") index = skipString(css, index);
    else if (char === '(' || char === '[') depth++;
    else if ((char === ')' || char === ']') && --depth === 0) return index;
  }
  return css.length;
}

/**
 * Splits CSS at a separator outside of brackets and strings, by default at commas.
 *
 * @returns the parts, trimmed; some may be empty
 *
 * @example splitList(':is(a, b), c') // [':is(a, b)', 'c']
 */
export function splitList(css: string, separator = /,/): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let index = 0; index < css.length; index = findTokenEnd(css, index) + 1) {
    if (!separator.test(css.charAt(index))) continue;
    parts.push(css.slice(from, index));
    from = index + 1;
  }
  return [...parts, css.slice(from)].map((part) => part.trim());
}

/** Matches a character of a name. An escape may end with a space. */
export const NAME = String.raw`(?:[\w-]|[^\x00-\x7f]|\\[\da-f]{1,6}\s?|\\.)`;

/** The other parts of a selector: attributes, classes, ids, states, suffixes, and arguments that are not selectors. */
const NO_ELEMENT = new RegExp(
  `\\[[^\\]]*\\]|::?(?!is|not|where|has|global|slotted|host)[a-z-]+\\([^()]*\\)|[.#:&]+${NAME}+`,
  'gi',
);
const ELEMENT = new RegExp(`(?<!${NAME})[a-z]${NAME}*`, 'gi');

/** Reads the names of elements in a selector, without custom elements, which have a hyphen. */
export function readElementNames(selector: string): string[] {
  const names = selector.replaceAll(NO_ELEMENT, ' ').match(ELEMENT) ?? [];
  return names.filter((name) => !name.includes('-'));
}

/** The parts of a selector that count towards its specificity. */
const PART = new RegExp(
  `(::?[\\w-]+)|(#${NAME}+)|(\\.${NAME}+|\\[)|(?:^|(?<=[\\s>+~(,|]))([a-z]${NAME}*)|\\\\.`,
  'gi',
);
const OLD_ELEMENTS = /^:(?:before|after|first-line|first-letter)$/i;

/**
 * Computes the specificity of one selector. `:is()`, `:not()` and `:has()` have that of their most specific
 * argument; `:nth-child(2 of a, b)` adds that of its most specific one.
 */
export function computeSpecificity(selector: string): Specificity {
  const counts: [number, number, number] = [0, 0, 0];
  PART.lastIndex = 0;
  let text = selector;
  // Arguments in parentheses are counted recursively and removed; square brackets count as one attribute.
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    if (char === '\\') index++;
    else if (char === '[') {
      const end = skipBrackets(text, index);
      text = `${text.slice(0, index)}[${' '.repeat(Math.max(0, end - index))}${text.slice(end + 1)}`;
      index = end;
    } else if (char === '(') {
      const end = skipBrackets(text, index);
      const name = /:[\w-]+$/.exec(text.slice(0, index))?.[0].toLowerCase();
      const inside = text.slice(index + 1, end);
      const list = /^:(?:is|not|has)$/.test(name ?? '')
        ? inside
        : /^:nth-(?:last-)?child$/.test(name ?? '')
          ? /\bof\s+(.*)$/is.exec(inside)?.[1]
          : undefined;
      if (list !== undefined) {
        const highest = splitList(list).map(computeSpecificity).sort(compareSpecificity).at(-1);
        highest?.forEach((count, place) => (counts[place] = (counts[place] ?? 0) + count));
      }
      text = text.slice(0, index) + ' '.repeat(end + 1 - index) + text.slice(end + 1);
      index = end;
    }
  }
  for (const [, pseudo, id, name, tag] of text.matchAll(PART)) {
    if (pseudo !== undefined) {
      if (/^:(?:is|not|has|where)$/i.test(pseudo)) continue;
      counts[pseudo.startsWith('::') || OLD_ELEMENTS.test(pseudo) ? 2 : 1]++;
    } else if (id !== undefined) counts[0]++;
    else if (name !== undefined) counts[1]++;
    else if (tag !== undefined) counts[2]++;
  }
  return counts;
}

/** Compares two specificities: negative where the first one is lower. */
export function compareSpecificity(a: Specificity, b: Specificity): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
