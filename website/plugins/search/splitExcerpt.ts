/**
 * Splits a text after the sentence that ends before its limit, or after a word where none does.
 *
 * @param longest - the limit, in characters
 * @returns what is kept, and the rest
 */
export function splitExcerpt(text: string, longest: number): [kept: string, rest: string] {
  if (text.length <= longest) return [text, ''];
  const start = text.slice(0, longest + 1);
  const sentence = start.search(/[.!?]\s(?!.*[.!?]\s)/) + 1;
  const at = sentence > longest / 2 ? sentence : Math.max(0, start.lastIndexOf(' '));
  return [text.slice(0, at), text.slice(at).trim()];
}
