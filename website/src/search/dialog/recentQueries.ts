import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('search.recent');

/** Reads the user's recent queries from storage, the latest first. */
export function readRecentQueries(): string[] {
  return parseRecentQueries(slot.get());
}

/** Stores a query, if storage is available. */
export function addRecentQuery(query: string): void {
  slot.set(JSON.stringify(parseRecentQueries(JSON.stringify([query, ...readRecentQueries()]))));
}

/** Deletes all recent queries. */
export function clearRecentQueries(): void {
  slot.del();
}

/** The number of stored queries. All of them are offered, so there must be few. */
const MAX_QUERIES = 3;

/** Longer queries, in characters, are pasted rather than typed and are not stored. */
const LONGEST = 80;

/** A longer stored text, in characters, is not ours. */
const LARGEST = 4000;

/**
 * Parses stored queries, which may have been written by anything.
 *
 * @param stored - JSON, or any other text
 * @returns valid queries, trimmed, each once, at most three
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
