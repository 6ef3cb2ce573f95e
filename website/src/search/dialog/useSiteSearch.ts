import { useCallback, useEffect, useState } from 'react';
import { loadSiteSearch } from '../loadSiteSearch';

type SiteSearch = Awaited<ReturnType<typeof loadSiteSearch>>;

/** The index of the site, and whether it has come. */
interface SiteSearchState {
  /** Undefined until it is there. */
  search: SiteSearch | undefined;
  /** It did not come; `retry` asks for it again. */
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the index of the site. */
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
