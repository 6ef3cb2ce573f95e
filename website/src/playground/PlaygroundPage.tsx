import stylesheet from '@generated/playground/default/stylesheet.json';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import { makeResetStyles } from '@griffel/react';
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
import { PageActionEntries } from '../page-markdown/PageActions';
import { tokens } from '../tokens/tokens';
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
import { PLACE, PLACE_SELECTOR } from './place';
import { StaticTemplates } from './StaticTemplates';

const useHeadClass = makeResetStyles({
  // Above the row of tools, which begins beside it.
  position: 'relative',
  zIndex: 1,
  gridRow: 1,
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  whiteSpace: 'nowrap',
  // Twice: headings of the docs are told by more than their names.
  '& > nav + h1:not(:first-child)': {
    margin: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: '1.25rem',
    letterSpacing: 0,
  },
  '& ul': { display: 'flex', alignItems: 'center', margin: 0 },
  // The heading is the last step of the way here, so that the row says it once.
  '& li:last-child > *': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '@media (max-width: 600px)': { paddingInlineStart: '8px' },
  ':global(html[data-view="embed"])': { '&': { display: 'none' } },
});

const usePageClass = makeResetStyles({
  position: 'relative',
  // Until JavaScript runs the target shows, or the first where there is none.
  ':global(html:not([data-has-hydrated="true"]))': {
    '&:has(:target) > section:not(:target)': { display: 'none' },
    '&:not(:has(:target)) > section ~ section': { display: 'none' },
  },
  // All that the navigation bar leaves of the window; what is read until the playground has loaded
  // takes the same room, so that nothing moves then.
  '@media (scripting: enabled)': {
    height: 'calc(100dvh - var(--ifm-navbar-height))',
    minHeight: '320px',
    overflow: 'auto',
  },
  [`& > ${PLACE_SELECTOR}`]: { display: 'contents' },
  // The playground takes all of the grid, and leaves the head its place.
  display: 'grid',
  gridTemplateRows: '44px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '8px',
  '& > :not(header)': { gridColumn: '1 / -1' },
  [`&:has(> ${PLACE_SELECTOR}:not(:empty))`]: { gridTemplateRows: '44px minmax(0, 1fr)' },
  [`& > ${PLACE_SELECTOR}:not(:empty) ~ section`]: { display: 'none' },
  ':global(html[data-view="embed"])': {
    '&': { display: 'block', height: '100dvh', minHeight: 0, overflow: 'hidden' },
    // The link may hold other code, which shows as soon as the playground has loaded.
    '& > section[id]': { display: 'none' },
  },
});

const useKeysClass = makeResetStyles({
  marginTop: '16px',
  '@media (max-width: 600px)': { marginInline: '16px' },
  ':global(html[data-view="embed"])': { '&': { display: 'none' } },
});

const useFailureClass = makeResetStyles({
  padding: '8px 16px',
  border: `1px solid ${tokens.error}`,
  borderRadius: tokens.radius,
});

/** Whether a script came and did not do what it should: the browser would not ask for it again. */
function isBroken(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'missing';
}

function describeFailure(error: unknown): string {
  if (isBroken(error)) {
    return 'The playground did not load completely. Reload the page to load it again.';
  }
  const isUnreachable = error instanceof Error && error.name === 'ChunkLoadError';
  return isUnreachable
    ? 'The playground did not load because the site is out of reach. Check your connection, then retry. The templates can be read and copied meanwhile.'
    : `The playground did not load: ${String(error)}`;
}

/**
 * Starts the playground where the page is the first of a visit: in the page as the server has rendered
 * it. To hydrate that takes longer, and goes on in slices meanwhile.
 */
function startEarly(): void {
  const place = document.querySelector<HTMLElement>(PLACE_SELECTOR);
  // In a frame, the page has to decide whether it may run.
  if (!place || window.parent !== window) return;
  const page = getHistory().location;
  warmUp(chooseTemplate(page));
  // The page tries again, and says why it fails.
  showPlayground(place, page).catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) startEarly();

/**
 * The playground, a React root of its own: where the page is the first of a visit it starts before the
 * page does, otherwise it loads after it. Until then, and without JavaScript, the page shows the files
 * of a template: the one that the address names after `#`, else the first.
 *
 * @param children - the keys and what they do
 */
export function PlaygroundPage({ children }: { children: ReactNode }) {
  const headClass = useHeadClass();
  const pageClass = usePageClass();
  const failureClass = useFailureClass();
  const keysClass = useKeysClass();
  const location = useLocation();
  const { hash, search } = location;
  const isBrowser = useIsBrowser();
  const [isServer] = useState(typeof window === 'undefined');
  const place = useRef<HTMLDivElement>(null);
  // Then React leaves the templates as the server has rendered them.
  const [isThere] = useState(
    () => !isServer && document.querySelector(PLACE_SELECTOR)?.hasChildNodes() === true,
  );
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>();
  const isEmbedded = new URLSearchParams(search).get('view') === 'embed';
  const { isAllowed: canEmbed } = usePluginData('embed') as EmbedOptions;
  const permission = useFramePermission(isEmbedded && canEmbed);

  // Before the page has rendered: a browser makes a process for the frames meanwhile. In a frame of
  // another page nothing runs before a press, if it runs there at all.
  useState(() => {
    if (!isServer && window.parent === window) warmUp(chooseTemplate({ hash, search }));
  });
  useEffect(() => coolFrames, []);

  // As the page's inline script did before the first paint, for those who come and go by links.
  useLayoutEffect(() => {
    if (!isEmbedded) return undefined;
    const root = document.documentElement;
    root.setAttribute('data-view', 'embed');
    return () => root.removeAttribute('data-view');
  }, [isEmbedded]);

  useEffect(() => {
    // The hash names no place on the page, so the router leaves the page where the last one was.
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

  return (
    <>
      <Head>
        <link rel="preload" as="style" href={stylesheet} />
      </Head>
      <div className={`playground ${pageClass}`}>
        <header className={headClass}>
          <DocBreadcrumbs />
          <h1>Try it out</h1>
        </header>
        {permission === 'refused' && <FrameRefusal />}
        {error !== undefined && (
          <p role="alert" className={failureClass}>
            {describeFailure(error)}{' '}
            <button
              type="button"
              className="button button--primary"
              onClick={() => {
                if (isBroken(error)) {
                  void reloadWithScripts();
                  return;
                }
                setError(undefined);
                setAttempt(attempt + 1);
              }}
            >
              {isBroken(error) ? 'Reload' : 'Retry'}
            </button>
          </p>
        )}
        <div
          ref={place}
          {...{ [PLACE]: '' }}
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
      <details className={keysClass}>
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
