import type { SearchEngine } from '../engine/createSearchEngine';
import type { SearchPage } from '../engine/SearchPage';
import type { ChoiceGroup } from './Choice';
import { listResults } from './listResults';
import { listPlaces, listStart } from './listStart';

/** What the dialog offers for what is in its field. */
export interface Offer {
  /** Whether anything was asked, and whether it was found. */
  state: 'start' | 'found' | 'none';
  groups: ChoiceGroup[];
}

/**
 * Lists what a reader can choose.
 *
 * @param query - what is in the field
 * @param recentQueries - offered while the field is empty
 */
export function listChoices(
  { engine, pages }: { engine: SearchEngine; pages: readonly SearchPage[] },
  query: string,
  recentQueries: readonly string[],
): Offer {
  if (query.trim() === '') return { state: 'start', groups: listStart(pages, recentQueries) };
  const found = listResults(engine.find(query));
  if (found.length > 0) return { state: 'found', groups: found };
  const suggestion = engine.suggest(query);
  const others: ChoiceGroup[] =
    suggestion === undefined
      ? []
      : [
          {
            label: 'Did you mean',
            isLabeled: true,
            choices: [{ kind: 'query', query: suggestion }],
          },
        ];
  return { state: 'none', groups: [...others, listPlaces(pages)] };
}
