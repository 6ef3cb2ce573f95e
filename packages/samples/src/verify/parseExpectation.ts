import { FenceError } from '../fences/FenceError.ts';
import type { MetaWord } from '../fences/parseMetaWords.ts';
import type { Expectation } from './Expectation.ts';

/**
 * Reads from the words of a fence's meta what its author expects.
 *
 * `typeError="not assignable" logs="dropped"` gives `{ norun: false, typeErrors: ['not assignable'],
 * logs: ['dropped'] }`. `typeError` and `logs` may come several times, each for another message.
 *
 * @param words of all fences of the sample; words of other steps (`title`, `signature`) are left
 *   alone
 * @throws FenceError for an expectation without its text, and for a contradiction
 */
export function parseExpectation(words: readonly MetaWord[]): Expectation {
  const throwTexts = readTexts(words, 'throws');
  const [throws] = throwTexts;
  if (throwTexts.length > 1) {
    throw new FenceError('A sample throws once. Keep one throws="…".');
  }

  const logs = readTexts(words, 'logs');
  const norun = words.some((word) => word.kind !== 'range' && word.name === 'norun');
  if (words.some((word) => word.kind === 'text' && word.name === 'norun')) {
    throw new FenceError('norun takes no text. Write the word alone.');
  }
  if (norun && (throws !== undefined || logs.length > 0)) {
    throw new FenceError(
      'With norun a sample is not run, so it neither throws nor logs. Remove norun, or the others.',
    );
  }

  return {
    norun,
    typeErrors: readTexts(words, 'typeError'),
    logs,
    ...(throws !== undefined && { throws }),
  };
}

function readTexts(words: readonly MetaWord[], name: string): string[] {
  return words.flatMap((word) => {
    if (word.kind === 'range' || word.name !== name) return [];
    if (word.kind === 'flag' || word.value.trim() === '') {
      throw new FenceError(`${name} takes a part of the message: ${name}="…".`);
    }
    return [word.value];
  });
}
