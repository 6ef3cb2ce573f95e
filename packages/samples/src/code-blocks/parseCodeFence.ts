import type { Code } from 'mdast';
import { FenceError } from '../fences/FenceError.ts';
import { type FenceMeta, parseFenceMeta } from '../fences/parseFenceMeta.ts';
import { type CommentSyntax, assertMatchingExtension, resolveLanguage } from './resolveLanguage.ts';

/** A parsed code fence. */
export interface CodeFence extends FenceMeta {
  /** Prism's name of the language. */
  language: string;
  /** The code that users see, without magic comments. */
  code: string;
  /** For each line of the code, its line in the fence, counted from 1. */
  lines: readonly number[];
}

/**
 * Parses a code fence.
 *
 * @throws FenceError for every mistake of the author
 */
export function parseCodeFence(node: Pick<Code, 'lang' | 'meta' | 'value'>): CodeFence {
  const { id: language, comments, extensions } = resolveLanguage(node.lang);
  const meta = parseFenceMeta(node.lang, node.meta ?? '');
  assertMatchingExtension(meta.title, extensions);
  // Git may check out files with Windows line endings.
  const source = node.value.replace(/\r\n?/g, '\n');
  const { code, lines, highlightedLines } = extractHighlights(source, comments);

  if (code.trim() === '') {
    throw new FenceError(
      meta.quote === undefined
        ? 'The code fence is empty. Write code into it, or remove it.'
        : `quote="${meta.quote}" is empty. Quote another file or region.`,
    );
  }
  assertNoHiddenCharacters([node.meta ?? '', ...source.split('\n')]);

  const lineCount = code.split('\n').length;
  const missing = [...meta.highlightedLines].find((line) => line > lineCount);
  if (missing !== undefined) {
    throw new FenceError(
      `The fence's meta highlights line ${String(missing)}, but the code has ${String(lineCount)}. ` +
        'Correct the range in braces (magic comments do not count as lines).',
    );
  }

  const expected = meta.expectations.find(({ line = 1 }) => line < 1 || line > lineCount);
  if (expected) {
    throw new FenceError(
      `The fence says ${expected.name}@${String(expected.line)}="…", but the code has ${String(lineCount)} lines. ` +
        'Correct the line (magic comments do not count as lines).',
    );
  }

  return {
    ...meta,
    language,
    code,
    lines,
    highlightedLines: new Set([...highlightedLines, ...meta.highlightedLines]),
  };
}

/**
 * Characters that are invisible, look like a space or change the direction of text. With them, users would read
 * something other than what is run or copied. Joiners are allowed, because scripts and emoji need them.
 */
const HIDDEN = /[^\P{C}\t\u200c\u200d]|[^\P{Z} ]|[\u115f\u1160\u3164\uffa0]/u;

/** @param lines the meta text, then the lines of the fence */
function assertNoHiddenCharacters(lines: readonly string[]): void {
  for (const [index, line] of lines.entries()) {
    const found = HIDDEN.exec(line)?.[0].codePointAt(0);
    if (found === undefined) continue;
    const code = found.toString(16).toUpperCase().padStart(4, '0');
    throw new FenceError(
      `There is a hidden character here, U+${code}. Remove it, write a plain space, or write it as an escape in a string.`,
      index,
    );
  }
}

/** Code without its magic comments, and the lines that they highlight. */
interface ExtractedHighlights {
  code: string;
  lines: readonly number[];
  /** Counted from 1 in `code`. */
  highlightedLines: ReadonlySet<number>;
}

// Matches every comment that looks like a magic word, because a misspelled one must not end up on the page.
const MAGIC_COMMENT =
  /^\s*(\{\/\*|\/\*|\/\/|#|<!--)\s*(highlight-[\w-]*|\w+-(?:next-line|start|end))\s*(\*\/\}|\*\/|-->|)\s*$/;

/**
 * Removes the magic comments from code.
 *
 * ```ts
 * const a = 1;
 * // highlight-next-line
 * const b = 2;
 * ```
 *
 * gives the two lines of code and `{2}`. `highlight-start` and `highlight-end` highlight the lines
 * between them.
 *
 * @param source the content of a fence
 * @param comments the comment syntaxes of its language
 * @throws FenceError, with the line, for a magic comment that is misspelled, unpaired, or in another
 *   language's syntax
 */
function extractHighlights(
  source: string,
  comments: readonly CommentSyntax[],
): ExtractedHighlights {
  const codeLines: string[] = [];
  const lines: number[] = [];
  const highlightedLines = new Set<number>();
  let startedAt: number | undefined;
  let nextLineRequestedAt: number | undefined;

  for (const [index, line] of source.split('\n').entries()) {
    const lineInFence = index + 1;
    const magicWord = parseMagicWord(line, lineInFence, comments);

    if (magicWord === undefined) {
      codeLines.push(line);
      lines.push(lineInFence);
      if (startedAt !== undefined || nextLineRequestedAt !== undefined) {
        highlightedLines.add(codeLines.length);
      }
      nextLineRequestedAt = undefined;
    } else if (magicWord === 'highlight-next-line') {
      nextLineRequestedAt = lineInFence;
    } else if (magicWord === 'highlight-start') {
      if (startedAt !== undefined) {
        throw new FenceError(
          'This highlight-start is inside another one. End that one first with highlight-end, or remove this one.',
          lineInFence,
        );
      }
      startedAt = lineInFence;
    } else {
      if (startedAt === undefined) {
        throw new FenceError(
          'This highlight-end has no highlight-start before it. Add one, or remove this one.',
          lineInFence,
        );
      }
      startedAt = undefined;
    }
  }

  if (startedAt !== undefined) {
    throw new FenceError(
      'This highlight-start is never ended. Add highlight-end after the last line to highlight.',
      startedAt,
    );
  }
  if (nextLineRequestedAt !== undefined) {
    throw new FenceError(
      'This highlight-next-line has no next line. Move it above the line to highlight.',
      nextLineRequestedAt,
    );
  }

  return { code: codeLines.join('\n'), lines, highlightedLines };
}

type MagicWord = 'highlight-next-line' | 'highlight-start' | 'highlight-end';

function parseMagicWord(
  line: string,
  lineInFence: number,
  comments: readonly CommentSyntax[],
): MagicWord | undefined {
  const match = MAGIC_COMMENT.exec(line);
  if (!match) return undefined;

  const [, open, word = '', close] = match;
  if (!isMagicWord(word)) {
    throw new FenceError(
      `There is no magic comment ${word}. There are highlight-next-line, highlight-start and highlight-end.`,
      lineInFence,
    );
  }
  if (!comments.some((syntax) => syntax[0] === open && syntax[1] === close)) {
    const usable = comments.map((syntax) => [syntax[0], word, syntax[1]].join(' ').trim());
    throw new FenceError(
      `${line.trim()} is not a comment in this language. Write ${usable.join(' or ')}.`,
      lineInFence,
    );
  }
  return word;
}

function isMagicWord(word: string): word is MagicWord {
  return ['highlight-next-line', 'highlight-start', 'highlight-end'].includes(word);
}
