import type { ComponentType } from 'react';

const load = async (): Promise<ComponentType> => (await import('./HomeBody')).default;

/**
 * The static part of the home page. The server has it at once, and so has a browser that comes by a
 * link, for which this module waits. Where the page was loaded as HTML, that has it all.
 */
export const homeBody = {
  Component:
    typeof window === 'undefined' || window.docusaurusRoot !== undefined ? await load() : undefined,
  load,
};
