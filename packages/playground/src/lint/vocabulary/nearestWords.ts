import { measureEditDistance } from './measureEditDistance.ts';

const MAX_WORDS = 8;

/**
 * The words that a misspelled one may mean, nearest first: at most two typos away, or one for a short word.
 *
 * @example nearestWords('gird', ['flex', 'grid']) // ['grid']
 */
export function nearestWords(word: string, words: readonly string[]): string[] {
  const limit = word.length <= 3 ? 1 : 2;
  const wanted = word.toLowerCase();
  return words
    .filter((candidate) => Math.abs(candidate.length - wanted.length) <= limit)
    .map((candidate) => ({
      candidate,
      distance: measureEditDistance(wanted, candidate.toLowerCase()),
    }))
    .filter(({ candidate, distance }) => distance <= limit && candidate !== word)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_WORDS)
    .map(({ candidate }) => candidate);
}
