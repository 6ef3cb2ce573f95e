import stylesheet from '@generated/home-proof/default/stylesheet.json';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { animateMarks, playDemonstration } from './animateMarks';
import { waitForPart } from '../navigation/preload';
import { useStaticLinks } from '../navigation/useStaticLinks';
import { trustMarkup } from '../trusted-types/trust';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';

type HomeParts = typeof import('./staticParts');

/**
 * The static parts of the home page. The server, and a client-side navigation, wait for them. If the page was
 * loaded as HTML, the HTML already contains them.
 */
let loaded: HomeParts | undefined;

async function load(): Promise<HomeParts> {
  const stylesheetLoaded = typeof window === 'undefined' ? undefined : keepStylesheet(stylesheet);
  [loaded] = await Promise.all([import('./staticParts'), stylesheetLoaded]);
  return loaded;
}

if (typeof window === 'undefined') await load();
else if (window.docusaurusRoot !== undefined) waitForPart(load());

/** The HTML that the server has rendered, kept for when the user comes back. */
const kept: Partial<Record<keyof HomeParts, string>> = {};

/**
 * Shows a static part of the home page. React keeps the HTML that the server has rendered, so that neither
 * the data nor the components are part of the script.
 */
export function StaticHomePart({ part }: { part: keyof HomeParts }) {
  const root = useRef<HTMLDivElement>(null);
  const links = useStaticLinks(root);
  const [Component, setComponent] = useState(() => loaded?.[part]);
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;

  useLayoutEffect(() => {
    const element = root.current;
    if (Component || !element) return;
    // If it is empty, React has discarded the server's HTML.
    if (element.innerHTML !== '') kept[part] = element.innerHTML;
    else load().then((parts) => setComponent(() => parts[part]), setError);
  }, [Component, part]);

  useEffect(() => {
    void keepStylesheet(stylesheet);
    for (const element of root.current?.querySelectorAll<HTMLElement>('[data-marks]') ?? []) {
      animateMarks(element);
    }
    const demonstration = root.current?.querySelector<HTMLElement>('[data-demonstration]');
    return demonstration ? playDemonstration(demonstration) : undefined;
  }, [Component]);

  return Component ? (
    <div ref={root}>
      <Component />
    </div>
  ) : (
    <div
      ref={root}
      {...links}
      suppressHydrationWarning
      dangerouslySetInnerHTML={trustMarkup(kept[part] ?? '')}
    />
  );
}
