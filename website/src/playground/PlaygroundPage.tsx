import pageStylesheet from '@generated/playground/default/page-stylesheet.json';
import stylesheet from '@generated/playground/default/stylesheet.json';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { EmbedOptions } from '../../plugins/embed';
import { reloadWithScripts } from '../late-scripts/reloadWithScripts';
import { getHistory } from '../navigation/history';
import { waitForPart } from '../navigation/preload';
import { useOnline } from '../offline/useOnline';
import { keepStylesheet } from '../own-stylesheet/keepStylesheet';
import { PageActionEntries } from '../page-markdown/PageActions';
import { trustMarkup } from '../trusted-types/trust';
import { FrameRefusal, useFramePermission } from './framePermission';
import {
  chooseTemplate,
  coolFrames,
  removePlayground,
  showPlayground,
  warmUp,
} from './loadPlayground';
import { FillOutlet } from './Outlet';
import { StaticTemplates } from './StaticTemplates';
import { useFailureClass, useHeadClass, useKeysClass, usePageClass } from './usePageStyles';

/** The element that the playground renders into; styles and `startLate.ts` name its attribute, too. */
const PLACE = '[data-playground]';

/** Whether a script was loaded but did not register its modules, so the browser would not request it again. */
function isBroken(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'missing';
}

function describeFailure(error: unknown): string {
  if (isBroken(error)) {
    return 'The playground did not load completely. Reload the page to load it again.';
  }
  const isUnreachable = error instanceof Error && error.name === 'ChunkLoadError';
  return isUnreachable
    ? 'The playground did not load because the site cannot be reached. Check your connection, then retry. Meanwhile, you can read and copy the templates.'
    : `The playground did not load: ${String(error)}`;
}

/**
 * Starts the playground in the server-rendered page if it is the first page of a visit. Hydrating the page
 * takes longer and continues in slices meanwhile.
 */
function startEarly(): void {
  const place = document.querySelector<HTMLElement>(PLACE);
  // In a frame, the page must decide first whether the playground may run.
  if (!place || window.parent !== window) return;
  const page = getHistory().location;
  warmUp(chooseTemplate(page));
  // If this fails, the page tries again and shows the error.
  showPlayground(place, page).catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  // The HTML of the page links its style sheet; a client-side navigation waits for it.
  if (window.docusaurusRoot !== undefined) waitForPart(keepStylesheet(pageStylesheet));
  startEarly();
}

/**
 * The page with the playground, which is a React root of its own. On the first page of a visit, it starts
 * before the page does, otherwise after it. Until then, and without JavaScript, the page shows the files of
 * a template: the one that the hash names, or the first one.
 *
 * @param children - the list of keyboard shortcuts
 */
export function PlaygroundPage({ children }: { children: ReactNode }) {
  const failureClass = useFailureClass();
  const location = useLocation();
  const { hash, search } = location;
  const isBrowser = useIsBrowser();
  const [isServer] = useState(typeof window === 'undefined');
  const place = useRef<HTMLDivElement>(null);
  // If the playground is there already, React leaves the templates as the server has rendered them.
  const [isThere] = useState(
    () => !isServer && document.querySelector(PLACE)?.hasChildNodes() === true,
  );
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>();
  const isEmbedded = new URLSearchParams(search).get('view') === 'embed';
  const { isAllowed: canEmbed } = usePluginData('embed') as EmbedOptions;
  const permission = useFramePermission(isEmbedded && canEmbed);

  // Before the page is rendered, so that the browser creates a process for the frames meanwhile. If the
  // page itself is in a frame, nothing runs before a press, if it may run at all.
  useState(() => {
    if (!isServer && window.parent === window) warmUp(chooseTemplate({ hash, search }));
  });
  useEffect(() => coolFrames, []);

  // After a client-side navigation, does what the page's inline script does before the first paint.
  useLayoutEffect(() => {
    if (!isEmbedded) return undefined;
    const root = document.documentElement;
    root.setAttribute('data-view', 'embed');
    return () => root.removeAttribute('data-view');
  }, [isEmbedded]);

  useEffect(() => {
    // The hash is not the id of an element, so the router keeps the scroll position of the previous page.
    if (hash !== '') window.scrollTo(0, 0);
  }, [hash]);

  const show = useEffectEvent((empty: HTMLElement) => showPlayground(empty, location));
  useEffect(() => {
    if (permission === 'refused') removePlayground();
    if (permission !== 'allowed' || !place.current) return undefined;
    let isCurrent = true;
    show(place.current).catch((reason: unknown) => {
      if (isCurrent) setError(reason);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, permission]);
  useEffect(() => removePlayground, []);

  const retry = () => {
    if (isBroken(error)) {
      void reloadWithScripts();
      return;
    }
    setError(undefined);
    setAttempt(attempt + 1);
  };
  useOnline(error !== undefined, retry);

  return (
    <>
      <Head>
        {!isBrowser && <link rel="stylesheet" href={pageStylesheet} />}
        <link rel="preload" as="style" href={stylesheet} />
      </Head>
      <div className={`playground ${usePageClass()}`}>
        <header className={useHeadClass()}>
          <DocBreadcrumbs />
          <h1>Try it out</h1>
        </header>
        {permission === 'refused' && <FrameRefusal />}
        {error !== undefined && (
          <p role="alert" className={failureClass}>
            {describeFailure(error)}
            <button type="button" className="button button--primary" onClick={retry}>
              {isBroken(error) ? 'Reload' : 'Retry'}
            </button>
          </p>
        )}
        <div
          ref={place}
          data-playground=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={trustMarkup('')}
        />
        <StaticTemplates
          shown={
            isServer
              ? undefined
              : isThere || permission === 'refused'
                ? ''
                : chooseTemplate({ hash, search })
          }
          isServers={!isBrowser}
        />
      </div>
      <details className={useKeysClass()}>
        <summary>Keys</summary>
        {children}
      </details>
      <FillOutlet name="actions">
        <PageActionEntries />
      </FillOutlet>
      <FillOutlet name="keys">{children}</FillOutlet>
    </>
  );
}
