import ts from 'typescript';

/**
 * Reduces a printed declaration to what it says, whatever its lines, quotes, trailing commas and
 * leading bars: its tokens, with a space between.
 *
 * `type A =\n  | 'a'\n  | "b";` gives `type A = "a" | "b"`.
 */
export function normalizeDeclaration(printed: string): string {
  const scanner = ts.createScanner(
    ts.ScriptTarget.ES2022,
    true,
    ts.LanguageVariant.Standard,
    printed,
  );
  const tokens: string[] = [];
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const text =
      token === ts.SyntaxKind.StringLiteral
        ? JSON.stringify(scanner.getTokenValue())
        : scanner.getTokenText();
    const last = tokens.at(-1);
    if (text === '|' && last !== undefined && /^[=:(<,[]$/.test(last)) continue;
    if (/^[)\]}>]$/.test(text) && last !== undefined && /^[,;]$/.test(last)) tokens.pop();
    tokens.push(text);
  }
  if (tokens.at(-1) === ';') tokens.pop();
  return tokens.join(' ');
}
