import { type AtomRange, cutAtLines, nameHueClass, parseTree } from '@griffel-site/engine';
import { memo, useMemo, useRef } from 'react';
import { highlightTree } from '@lezer/highlight';
import { useAtomKeys } from './useAtoms.ts';
import { codeHighlighter } from '../editor/code/codeLanguage.ts';

interface CodeTextProps {
  code: string;
  /** A file extension. */
  language: string;
  /** The ranges of its atoms, in order. */
  atoms: readonly AtomRange[];
  onAtom: (name: string | undefined) => void;
  className?: string;
}

/** Code in the colors of the code theme; the text of its `code` element is exactly the code. */
export const CodeText = memo(function CodeText({
  code,
  language,
  atoms,
  onAtom,
  className,
}: CodeTextProps) {
  const pre = useRef<HTMLPreElement>(null);
  const runs = useMemo(() => colorCode(code, language, atoms), [code, language, atoms]);
  useAtomKeys(pre, runs, onAtom);
  return (
    // Without atoms the block itself is focusable, so that the keyboard can scroll it.
    <pre
      ref={pre}
      className={`language-${language} ${className ?? ''}`}
      tabIndex={atoms.length === 0 ? 0 : -1}
    >
      <code className={`language-${language}`}>
        {runs.map(({ atom, pieces }, index) => {
          const content = pieces.map(({ text, className: name }, place) =>
            name === undefined ? (
              text
            ) : (
              <span key={place} className={name}>
                {text}
              </span>
            ),
          );
          return atom ? (
            <span
              key={index}
              className={atom.hue === undefined ? undefined : `atom ${nameHueClass(atom.hue)}`}
              data-atom={atom.name}
            >
              {content}
            </span>
          ) : (
            content
          );
        })}
      </code>
    </pre>
  );
});

/** A run of code that belongs to one atom or to none, in pieces of one color each. */
interface CodeRun {
  atom?: { name: string; hue: number | undefined };
  pieces: { text: string; className?: string }[];
}

/**
 * How many characters are highlighted: each token is an element, and generated styles may have a million
 * tokens.
 */
const MAX_HIGHLIGHTED = 50_000;

/**
 * Splits code like `splitCode`, with the tokens of its language. Everything after the first 50,000 characters
 * is one piece without colors and atoms.
 *
 * @param language - a file extension
 * @param atoms - in order, not overlapping
 */
export function colorCode(code: string, language: string, atoms: readonly AtomRange[]): CodeRun[] {
  if (code.length <= MAX_HIGHLIGHTED) {
    return splitCode(code, highlightTokens(code, language), atoms);
  }
  const end = code.lastIndexOf('\n', MAX_HIGHLIGHTED) + 1 || MAX_HIGHLIGHTED;
  const start = code.slice(0, end);
  const whole = atoms.filter(({ to }) => to <= end);
  return [
    ...splitCode(start, highlightTokens(start, language), whole),
    { pieces: [{ text: code.slice(end) }] },
  ];
}

/**
 * Splits code at the boundaries of its tokens and atoms. Joined, the pieces are the code again.
 *
 * @param tokens - in order, not overlapping
 * @param atoms - in order, not overlapping; an atom of several lines becomes one run per line, without
 *   indentation
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

/** A range of text with the classes that code themes use for it. */
interface Token {
  from: number;
  to: number;
  className: string;
}

/** Matches up to the end of a statement; strings and comments may contain anything, parentheses a `;`. */
const STATEMENT =
  /(?:\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\((?:"[^"\n]*"|'[^'\n]*'|[^()"'])*\)|[^{};])*/y;

/** The parts of a value that have a color. */
const SPECIAL_VALUE = /"[^"\n]*"|'[^'\n]*'|!important|[\w-]+(?=\()/g;

/**
 * Finds the tokens of a style sheet, with Prism's names. Text that is not CSS has no tokens.
 *
 * @returns in order, not overlapping
 */
export function tokenizeCSS(css: string): Token[] {
  const tokens: Token[] = [];
  const add = (from: number, to: number, name: string) => {
    if (to > from) tokens.push({ from, to, className: `token ${name}` });
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
        const start = from + colon + 1;
        for (const { 0: match, index } of css.slice(start, to).matchAll(SPECIAL_VALUE)) {
          add(start + index, start + index + match.length, nameValue(match));
        }
      }
    }
    add(end, Math.min(end + 1, css.length), 'punctuation');
    offset = end + 1;
  }
  return tokens;
}

function nameValue(text: string): string {
  if (text === '!important') return 'important';
  return /^["']/.test(text) ? 'string' : 'function';
}

/** Skips comments and spaces at the start of a statement. */
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
 * Finds the tokens of code, with the same classes as in the editor and in the samples of the docs.
 *
 * @param language - a file extension
 */
function highlightTokens(code: string, language: string): Token[] {
  if (language === 'css') return tokenizeCSS(code);
  const tokens: Token[] = [];
  highlightTree(parseTree(`output.${language}`, code), codeHighlighter, (from, to, className) => {
    tokens.push({ from, to, className });
  });
  return tokens;
}
