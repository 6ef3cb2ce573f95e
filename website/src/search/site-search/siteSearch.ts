import pages from '@generated/search/default/index.json';
import { createSearchEngine } from '../engine/createSearchEngine';
import { listChoices, type Offer } from './listChoices';

const engine = createSearchEngine(pages);

/**
 * Searches this site.
 *
 * @param query - the text that the user has typed so far
 * @param recentQueries - offered if it is empty
 */
export function searchSite(query: string, recentQueries: readonly string[]): Offer {
  return listChoices({ engine, pages }, query, recentQueries);
}
