/** Strings and addresses stay as they are; comments go; white space is looked at. */
const TOKEN = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\((?:[^)\\]|\\.)*\))|\/\*[^]*?\*\/|\s+/g;

/**
 * Takes comments and needless white space out of a style sheet, and the last semicolon of a block. It
 * rewrites no value and joins no rules: what Griffel writes has little else to save.
 *
 * Input: `.a > .b { color : red; }`
 *
 * Output: `.a > .b{color :red}`
 */
export function minifyCSS(css: string): string {
  const kept: string[] = [];
  const single = css.replaceAll(TOKEN, (_, literal: string | undefined) => {
    if (literal === undefined) return ' ';
    kept.push(literal);
    // A character that no style sheet holds marks the place.
    return '\u0000';
  });
  return (
    single
      .replaceAll(/ +/g, ' ')
      .replaceAll(/ ?([{};,]) ?/g, '$1')
      // Before a colon a space may be a selector's: `a :hover`.
      .replaceAll(/([:(]) /g, '$1')
      .replaceAll(' )', ')')
      .replaceAll(/;+}/g, '}')
      .trim()
      .replaceAll('\u0000', () => kept.shift() ?? '')
  );
}
