import stylesheet from '@generated/home-proof/default/home.sheet';
import type { ComponentType } from 'react';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';

const load = async (): Promise<ComponentType> => {
  const [{ default: Component }] = await Promise.all([
    import('./HomeBody'),
    typeof window === 'undefined' ? undefined : keepStylesheet(stylesheet),
  ]);
  return Component;
};

/**
 * The static part of the home page. The server has it at once, and so has a browser that comes by a
 * link, for which this module waits. Where the page was loaded as HTML, that has it all.
 */
export const homeBody = {
  Component:
    typeof window === 'undefined' || window.docusaurusRoot !== undefined ? await load() : undefined,
  load,
};
