/**
 * Splits at a separator that stands in no brackets and no quotes.
 *
 * @example splitList(':is(a, b), c', /,/) // [':is(a, b)', ' c']
 */
export function splitList(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  let mark = '';
  for (const letter of text) {
    if (mark !== '') {
      if (letter === mark) mark = '';
    } else if (letter === '"' || letter === "'") mark = letter;
    else if (/[([]/.test(letter)) depth += 1;
    else if (/[)\]]/.test(letter)) depth -= 1;
    else if (depth === 0 && separator.test(letter)) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] = `${parts.at(-1) ?? ''}${letter}`;
  }
  return parts;
}
