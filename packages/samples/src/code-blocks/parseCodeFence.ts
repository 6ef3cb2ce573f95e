import type { Code } from 'mdast';
import { FenceError } from '../fences/FenceError.ts';
import type { MetaWord } from '../fences/parseMetaWords.ts';
import { extractHighlights } from './extractHighlights.ts';
import { parseFenceMeta } from './parseFenceMeta.ts';
import { resolveLanguage } from './resolveLanguage.ts';

/** A code fence, understood: what highlighting needs, and checking and running it would. */
export interface CodeFence {
  /** Prism's name of the language. */
  language: string;
  /** The code that readers see: without magic comments. */
  code: string;
  /** Counted from 1 in `code`. */
  highlightedLines: ReadonlySet<number>;
  title?: string;
  showLineNumbers: boolean;
  /** Fences of a page with the same name are files of one sample. */
  sample?: string;
  /** Where in the examples its code comes from. */
  quote?: string;
  /** The words of its meta that say how it is verified. */
  expectation: readonly MetaWord[];
}

/**
 * Reads a code fence.
 *
 * @param node the fence as Markdown's parser leaves it
 * @throws FenceError for every mistake of its author
 */
export function parseCodeFence(node: Pick<Code, 'lang' | 'meta' | 'value'>): CodeFence {
  const { id: language, comments } = resolveLanguage(node.lang);
  const meta = parseFenceMeta(node.meta ?? '');
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

  return {
    language,
    code,
    highlightedLines: new Set([...highlightedLines, ...meta.highlightedLines]),
    showLineNumbers: meta.showLineNumbers,
    expectation: meta.expectation,
    ...(meta.title !== undefined && { title: meta.title }),
    ...(meta.quote !== undefined && { quote: meta.quote }),
    ...(meta.sample !== undefined && { sample: meta.sample }),
  };
}
