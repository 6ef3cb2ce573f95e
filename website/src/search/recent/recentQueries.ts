import { createStorageSlot } from '@docusaurus/theme-common';
import { parseRecentQueries } from './parseRecentQueries';

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
