import { type AtomRange, cutAtLines, parseTree } from '@griffel-site/engine';
import { highlightTree } from '@lezer/highlight';
import { codeHighlighter } from '../editor/code/codeLanguage.ts';

/** A run of code that belongs to one atom, or to none, in pieces of one color each. */
interface CodeRun {
  /** The atom's name and hue. */
  atom?: { name: string; hue: number | undefined };
  pieces: { text: string; className?: string }[];
}

/**
 * Cuts code at the borders of its tokens and atoms. Put together, the pieces are the code again.
 *
 * @param tokens - in order, not overlapping
 * @param atoms - in order, not overlapping; one that spans lines is a run a line, without indentation
 */
export function splitCode(
  code: string,
  tokens: readonly Token[],
  atoms: readonly AtomRange[],
): CodeRun[] {
  const runs: CodeRun[] = [];
  let next = 0;
  const cut = (from: number, to: number): CodeRun['pieces'] => {
    const pieces: CodeRun['pieces'] = [];
    let offset = from;
    while (offset < to) {
      while ((tokens[next]?.to ?? Infinity) <= offset) next++;
      const token = tokens[next];
      const isInside = token !== undefined && token.from <= offset;
      const end = Math.min(to, isInside ? token.to : (token?.from ?? to));
      pieces.push({
        text: code.slice(offset, end),
        ...(isInside && { className: token.className }),
      });
      offset = end;
    }
    return pieces;
  };
  let offset = 0;
  for (const { from, to, atom: name, hue } of atoms.flatMap((atom) => cutAtLines(atom, code))) {
    if (from > offset) runs.push({ pieces: cut(offset, from) });
    runs.push({ atom: { name, hue }, pieces: cut(from, to) });
    offset = to;
  }
  if (offset < code.length) runs.push({ pieces: cut(offset, code.length) });
  return runs;
}

/** A stretch of text with the classes that themes of code know it by. */
interface Token {
  from: number;
  to: number;
  className: string;
}

/** Up to the end of a statement: strings and comments may hold anything, parentheses a `;`. */
const STATEMENT =
  /(?:\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\((?:"[^"\n]*"|'[^'\n]*'|[^()"'])*\)|[^{};])*/y;

/**
 * Finds the tokens of a style sheet, named as Prism names them. What is no CSS stays without.
 *
 * @returns in order, not overlapping
 */
export function tokenizeCSS(css: string): Token[] {
  const tokens: Token[] = [];
  const add = (from: number, to: number, name: string) => {
    if (to > from) tokens.push({ from, to, className: `token ${name}` });
  };
  const addAll = (from: number, to: number, pattern: RegExp, name: string) => {
    for (const { 0: match, index } of css.slice(from, to).matchAll(pattern)) {
      add(from + index, from + index + match.length, name);
    }
  };
  let offset = 0;
  while (offset < css.length) {
    STATEMENT.lastIndex = offset;
    const end = offset + (STATEMENT.exec(css)?.[0].length ?? 0);
    const { from, comments } = skipComments(css, offset, end);
    for (const [start, stop] of comments) add(start, stop, 'comment');
    const to = from + css.slice(from, end).trimEnd().length;
    if (css[end] === '{' || css[from] === '@') {
      add(from, to, css[from] === '@' ? 'atrule' : 'selector');
    } else {
      const colon = css.slice(from, to).indexOf(':');
      if (colon > 0) {
        add(from, from + colon, 'property');
        add(from + colon, from + colon + 1, 'punctuation');
        addAll(from + colon + 1, to, /"[^"\n]*"|'[^'\n]*'|!important|[\w-]+(?=\()/g, 'value');
      }
    }
    add(end, Math.min(end + 1, css.length), 'punctuation');
    offset = end + 1;
  }
  return tokens.map((token) =>
    token.className === 'token value' ? { ...token, className: nameValue(css, token) } : token,
  );
}

function nameValue(css: string, { from }: Token): string {
  if (css[from] === '!') return 'token important';
  return css[from] === '"' || css[from] === "'" ? 'token string' : 'token function';
}

/** The comments and spaces that a statement begins with. */
function skipComments(
  css: string,
  start: number,
  end: number,
): { from: number; comments: [number, number][] } {
  const comments: [number, number][] = [];
  let from = start;
  for (;;) {
    from += /^\s*/.exec(css.slice(from, end))?.[0].length ?? 0;
    if (!css.startsWith('/*', from)) return { from: Math.min(from, end), comments };
    const close = css.indexOf('*/', from + 2);
    const to = close === -1 ? end : Math.min(close + 2, end);
    comments.push([from, to]);
    from = to;
  }
}

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
