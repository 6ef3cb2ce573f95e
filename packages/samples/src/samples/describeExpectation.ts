import type { MetaWord } from '../fences/parseMetaWords.ts';

const LABELS: Readonly<Record<string, string>> = {
  typeError: 'TypeScript reports',
  logs: 'The console says',
  throws: 'It throws',
  drops: 'Griffel',
};

/**
 * Says to readers what the build has seen happen: a line for each expectation with a text.
 *
 * `logs="unsupported shorthand"` gives `The console says: … unsupported shorthand …`.
 *
 * @returns undefined where nothing is expected but that it works
 */
export function describeExpectation(words: readonly MetaWord[]): string | undefined {
  const lines = words.flatMap((word) => {
    const label = word.kind === 'text' ? LABELS[word.name] : undefined;
    return word.kind === 'text' && label !== undefined ? [`${label}: … ${word.value} …`] : [];
  });
  return lines.length > 0 ? lines.join('\n') : undefined;
}
