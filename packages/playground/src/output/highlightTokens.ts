import { parseTree } from '@griffel-site/engine';
import { highlightTree } from '@lezer/highlight';
import { codeHighlighter } from '../editor/code/codeHighlighter.ts';
import { tokenizeCSS, type Token } from './tokenizeCSS.ts';

/**
 * Finds the tokens of code as the editor and the samples of the docs color them.
 *
 * @param language - the ending of a file's name
 */
export function highlightTokens(code: string, language: string): Token[] {
  if (language === 'css') return tokenizeCSS(code);
  const tokens: Token[] = [];
  highlightTree(parseTree(`output.${language}`, code), codeHighlighter, (from, to, className) => {
    tokens.push({ from, to, className });
  });
  return tokens;
}
