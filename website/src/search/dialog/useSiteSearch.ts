import { useCallback, useEffect, useState } from 'react';
import { loadSiteSearch } from '../loadSiteSearch';

type SiteSearch = Awaited<ReturnType<typeof loadSiteSearch>>;

interface SiteSearchState {
  /** Undefined until the index is loaded. */
  search: SiteSearch | undefined;
  /** Whether loading has failed; `retry` loads again. */
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the search index of the site. */
export function useSiteSearch(): SiteSearchState {
  const [search, setSearch] = useState<SiteSearch>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    loadSiteSearch().then(setSearch, () => setHasFailed(true));
  }, []);
  const retry = useCallback(() => {
    setHasFailed(false);
    load();
  }, [load]);
  useEffect(load, [load]);
  return { search, hasFailed, retry };
}
