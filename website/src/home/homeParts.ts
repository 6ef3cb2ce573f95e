import stylesheet from '@generated/home-proof/default/stylesheet.json';
import type { ComponentType } from 'react';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';

/** What never changes of the home page. */
export interface HomeParts {
  Body: ComponentType;
  SiteMap: ComponentType;
}

const load = async (): Promise<HomeParts> => {
  const [parts] = await Promise.all([
    import('./staticParts'),
    typeof window === 'undefined' ? undefined : keepStylesheet(stylesheet),
  ]);
  return parts;
};

/**
 * The static parts of the home page. The server has them at once, and so has a browser that comes by
 * a link, for which this module waits. Where the page was loaded as HTML, that has it all.
 */
export const homeParts = {
  loaded:
    typeof window === 'undefined' || window.docusaurusRoot !== undefined ? await load() : undefined,
  load,
};
