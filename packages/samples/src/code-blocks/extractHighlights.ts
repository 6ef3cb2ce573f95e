import { FenceError } from '../fences/FenceError.ts';
import type { CommentSyntax } from './resolveLanguage.ts';

/** Code without its magic comments, and the lines that they named. */
export interface ExtractedHighlights {
  code: string;
  /** Counted from 1 in `code`. */
  highlightedLines: ReadonlySet<number>;
}

// Any comment whose whole text looks like a magic word: a misspelt one must not end up on the page.
const MAGIC_COMMENT = /^\s*(\{\/\*|\/\*|\/\/|#|<!--)\s*(highlight-[\w-]*)\s*(\*\/\}|\*\/|-->|)\s*$/;

/**
 * Takes the magic comments out of code.
 *
 * ```ts
 * const a = 1;
 * // highlight-next-line
 * const b = 2;
 * ```
 *
 * gives the two lines of code and `{2}`. `highlight-start` and `highlight-end` do the same for the
 * lines between them.
 *
 * @param source the content of a fence
 * @param comments the comment syntaxes of its language
 * @throws FenceError, with the line, for a magic comment that is misspelt, in another language's
 *   syntax or without partner
 */
export function extractHighlights(
  source: string,
  comments: readonly CommentSyntax[],
): ExtractedHighlights {
  const lines: string[] = [];
  const highlightedLines = new Set<number>();
  let startedAt: number | undefined;
  let nextLineAskedAt: number | undefined;

  for (const [index, line] of source.split('\n').entries()) {
    const lineInFence = index + 1;
    const magicWord = parseMagicWord(line, lineInFence, comments);

    if (magicWord === undefined) {
      lines.push(line);
      if (startedAt !== undefined || nextLineAskedAt !== undefined) {
        highlightedLines.add(lines.length);
      }
      nextLineAskedAt = undefined;
    } else if (magicWord === 'highlight-next-line') {
      nextLineAskedAt = lineInFence;
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
  if (nextLineAskedAt !== undefined) {
    throw new FenceError(
      'This highlight-next-line has no next line. Move it above the line to highlight.',
      nextLineAskedAt,
    );
  }

  return { code: lines.join('\n'), highlightedLines };
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
