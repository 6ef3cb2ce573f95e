import stylesheet from '@generated/home-proof/default/home.sheet';
import { useHistory } from '@docusaurus/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { animateMarks } from './animateMarks';
import { playDemonstration } from './demonstration/playDemonstration';
import { homeParts, type HomeParts } from './homeParts';
import { interceptLinks } from './interceptLinks';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';

/** The HTML that the server has rendered, for when the reader comes back. */
const kept: Partial<Record<keyof HomeParts, string>> = {};

/**
 * Shows a part of the home page that never changes. React leaves what the server has rendered as it
 * is, so that neither the data nor the components are part of the script.
 */
export function StaticHomePart({ part }: { part: keyof HomeParts }) {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [Component, setComponent] = useState(() => homeParts.loaded?.[part]);
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;

  useLayoutEffect(() => {
    const element = root.current;
    if (Component || !element) return undefined;
    if (element.innerHTML !== '') {
      kept[part] = element.innerHTML;
      return undefined;
    }
    // React has thrown the server's HTML away.
    let isCurrent = true;
    homeParts.load().then(
      (parts) => {
        if (isCurrent) setComponent(() => parts[part]);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [Component, part]);

  useEffect(() => {
    void keepStylesheet(stylesheet);
    for (const element of root.current?.querySelectorAll<HTMLElement>('[data-marks]') ?? []) {
      animateMarks(element);
    }
    const demonstration = root.current?.querySelector<HTMLElement>('[data-demonstration]');
    return demonstration ? playDemonstration(demonstration) : undefined;
  }, [Component]);

  useEffect(() => {
    const element = root.current;
    return element && !Component ? interceptLinks(element, history) : undefined;
  }, [Component, history]);

  return Component ? (
    <div ref={root}>
      <Component />
    </div>
  ) : (
    <div
      ref={root}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: kept[part] ?? '' }}
    />
  );
}
