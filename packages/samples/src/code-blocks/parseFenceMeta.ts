import { FenceError } from '../fences/FenceError.ts';
import { parseMetaWords, type MetaWord } from '../fences/parseMetaWords.ts';
import { parseLineRanges } from './parseLineRanges.ts';

/** What an author asks for behind the language of a code fence. */
export interface FenceMeta {
  /** `title="App.tsx"`: shown above the block. */
  title?: string;
  /** `showLineNumbers` */
  showLineNumbers: boolean;
  /** `{1,3-5}`: lines to highlight, counted from 1 in the code without its magic comments. */
  highlightedLines: ReadonlySet<number>;
  /** `sample="buttons"`: fences of a page with the same name are files of one sample. */
  sample?: string;
  /** `quote="vite-aot/vite.config.ts#config"`: filled from an example that the tests build. */
  quote?: string;
  /** What should happen when the code is checked and run; read by `parseExpectation`. */
  expectation: readonly MetaWord[];
}

/** Words that say how a fence is verified. */
const EXPECTATIONS = new Set(['norun', 'typeError', 'logs', 'throws', 'drops', 'signature']);

/**
 * Reads the meta text of a code fence.
 *
 * `title="App.tsx" {1,3-4}` gives `{ title: 'App.tsx', showLineNumbers: false, highlightedLines:
 * {1, 3, 4} }`.
 *
 * @param meta the text behind the language
 * @throws FenceError for a word it does not know
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const expectation: MetaWord[] = [];
  const result: FenceMeta = { showLineNumbers: false, highlightedLines: new Set(), expectation };

  for (const word of parseMetaWords(meta)) {
    if (word.kind === 'range') {
      result.highlightedLines = parseLineRanges(word.value);
    } else if (word.kind === 'flag' && word.name === 'showLineNumbers') {
      result.showLineNumbers = true;
    } else if (word.kind === 'text' && word.name === 'title' && word.value.trim() !== '') {
      result.title = word.value;
    } else if (word.kind === 'text' && word.name === 'sample' && word.value.trim() !== '') {
      result.sample = word.value;
    } else if (word.kind === 'text' && word.name === 'quote' && word.value.trim() !== '') {
      result.quote = word.value;
    } else if (EXPECTATIONS.has(word.name)) {
      expectation.push(word);
    } else {
      const written = word.kind === 'flag' ? word.name : `${word.name}="${word.value}"`;
      throw new FenceError(
        `A code fence cannot have ${written}. It can have title="…" (not empty), showLineNumbers and line ranges like {1,3-5}.`,
      );
    }
  }

  return result;
}
