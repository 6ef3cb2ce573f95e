/** How many queries are worth remembering. */
const MAX_QUERIES = 5;

/** What is longer, in characters, nobody has typed to search. */
const LONGEST = 80;

/** Above this, in characters, storage holds something else. */
const LARGEST = 4000;

/**
 * Reads queries as storage has them, which anything may have written.
 *
 * @param stored - JSON, or what else is there
 * @returns what are queries, each once and without white space around; at most five
 */
export function parseRecentQueries(stored: string | null): string[] {
  if (stored === null || stored.length > LARGEST) return [];
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return [];
    const queries = value
      .filter((entry): entry is string => typeof entry === 'string')
      .map((query) => query.replace(/\s+/g, ' ').trim())
      .filter((query) => query !== '' && query.length <= LONGEST);
    return [...new Set(queries)].slice(0, MAX_QUERIES);
  } catch {
    return [];
  }
}
