import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('search.recent');

/** Reads the user's latest queries from this browser, the last one first. */
export function readRecentQueries(): string[] {
  return parseRecentQueries(slot.get());
}

/** Remembers a query in this browser, where storage allows. */
export function addRecentQuery(query: string): void {
  slot.set(JSON.stringify(parseRecentQueries(JSON.stringify([query, ...readRecentQueries()]))));
}

/** Forgets them all. */
export function clearRecentQueries(): void {
  slot.del();
}

/** How many queries are remembered: all are offered, to be taken in at a glance. */
const MAX_QUERIES = 3;

/** What is longer, in characters, nobody has typed to search. */
const LONGEST = 80;

/** Above this, in characters, storage holds something else. */
const LARGEST = 4000;

/**
 * Reads queries as storage has them, which anything may have written.
 *
 * @param stored - JSON, or what else is there
 * @returns what are queries, each once and without white space around; at most three
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
