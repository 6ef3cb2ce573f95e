import type { Code } from 'mdast';
import { FenceError } from '../fences/FenceError.ts';
import { parseFenceMeta, type FenceMeta } from '../fences/parseFenceMeta.ts';
import { extractHighlights } from './extractHighlights.ts';
import { resolveLanguage } from './resolveLanguage.ts';

/** A code fence, understood: what highlighting needs, and what checking and running it needs. */
export interface CodeFence extends FenceMeta {
  /** Prism's name of the language. */
  language: string;
  /** The code that readers see: without magic comments. */
  code: string;
}

/**
 * Reads a code fence.
 *
 * @param node the fence as Markdown's parser leaves it
 * @throws FenceError for every mistake of its author
 */
export function parseCodeFence(node: Pick<Code, 'lang' | 'meta' | 'value'>): CodeFence {
  const { id: language, comments } = resolveLanguage(node.lang);
  const meta = parseFenceMeta(node.lang, node.meta ?? '');
  // Git may check files out with Windows' line breaks.
  const source = node.value.replace(/\r\n?/g, '\n');
  const { code, highlightedLines } = extractHighlights(source, comments);

  if (code.trim() === '') {
    throw new FenceError('The code fence is empty. Write code into it, or remove it.');
  }

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
    highlightedLines: new Set([...highlightedLines, ...meta.highlightedLines]),
  };
}
