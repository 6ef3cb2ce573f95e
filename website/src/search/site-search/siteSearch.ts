import index from '@generated/search/default/index.json';
import { createSlugger } from '@griffel-site/samples/slugger';
import { createSearchEngine } from '../engine/createSearchEngine';
import { parsePages, unpackText } from '../pack/packPages';
import { listChoices, type Offer } from './listChoices';

const pages = parsePages(unpackText(index), createSlugger);
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
