import stylesheet from '@generated/home-proof/default/home.sheet';
import { useHistory } from '@docusaurus/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { animateMarks } from './animateMarks';
import { homeBody } from './homeBody';
import { interceptLinks } from './interceptLinks';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';

/** The HTML that the server has rendered, for when the reader comes back. */
let kept = '';

/**
 * Shows what never changes of the home page. React leaves what the server has rendered as it is, so
 * that neither the data nor the components are part of the script.
 */
export function StaticHomeBody() {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [Component, setComponent] = useState(() => homeBody.Component);
  const [error, setError] = useState<unknown>();
  if (error !== undefined) throw error;

  useLayoutEffect(() => {
    const element = root.current;
    if (Component || !element) return undefined;
    if (element.innerHTML !== '') {
      kept = element.innerHTML;
      return undefined;
    }
    // React has thrown the server's HTML away.
    let isCurrent = true;
    homeBody.load().then(
      (loaded) => {
        if (isCurrent) setComponent(() => loaded);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [Component]);

  useEffect(() => {
    void keepStylesheet(stylesheet);
    for (const element of root.current?.querySelectorAll<HTMLElement>('[data-marks]') ?? []) {
      animateMarks(element);
    }
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
    <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />
  );
}
