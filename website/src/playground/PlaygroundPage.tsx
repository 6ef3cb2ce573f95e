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
import { useOnline } from '../offline/useOnline';
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
import { StaticTemplates } from './StaticTemplates';

/** The element that the playground renders into; styles and `startLate.ts` name its attribute, too. */
const PLACE = '[data-playground]';

/** Hidden visually; screen readers still read it. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const useHeadClass = makeResetStyles({
  // On top of the toolbar, which overlaps it.
  position: 'relative',
  zIndex: 1,
  gridRow: 1,
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  whiteSpace: 'nowrap',
  // The specificity must exceed that of headings in the docs.
  '& > nav + h1:not(:first-child)': {
    margin: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: '1.25rem',
    letterSpacing: 0,
  },
  '& ul': { display: 'flex', alignItems: 'center', margin: 0 },
  // The heading acts as the last breadcrumb, so hide the real one visually.
  '& li:last-child > *': HIDDEN,
  '@media (max-width: 600px)': { paddingInlineStart: '8px' },
  ':global(html[data-view="embed"])': { '&': { display: 'none' } },
});

const usePageClass = makeResetStyles({
  position: 'relative',
  // Without JavaScript, show the section that is the link's target, or the first one.
  ':global(html:not([data-has-hydrated="true"]))': {
    '&:has(:target) > section:not(:target)': { display: 'none' },
    '&:not(:has(:target)) > section ~ section': { display: 'none' },
  },
  // The window without the navigation bar. The static templates use the same space until the playground has
  // loaded, so that nothing moves.
  '@media screen and (scripting: enabled)': {
    height: 'calc(100dvh - var(--ifm-navbar-height))',
    minHeight: '320px',
    overflow: 'auto',
  },
  // For the outlines of what has the focus at the edge.
  '@media (min-width: 601px)': { marginInline: '-6px', paddingInline: '6px' },
  '& > [data-playground]': { display: 'contents' },
  // The playground fills the grid, around the head.
  display: 'grid',
  gridTemplateRows: '44px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '8px',
  '& > :not(header)': { gridColumn: '1 / -1' },
  '&:has(> [data-playground]:not(:empty))': { gridTemplateRows: '44px minmax(0, 1fr)' },
  '& > [data-playground]:not(:empty) ~ section': { display: 'none' },
  // On a phone, the name of the code needs the space of the heading; on the smallest, that of the breadcrumbs, too.
  '@media (max-width: 600px)': {
    '&:has(> [data-playground]:not(:empty)) > header > h1': HIDDEN,
  },
  '@media (max-width: 22em)': {
    '&:has(> [data-playground]:not(:empty)) > header > nav': { display: 'none' },
  },
  ':global(html[data-view="embed"])': {
    '&': {
      display: 'block',
      height: '100dvh',
      minHeight: 0,
      marginInline: 0,
      paddingInline: 0,
      overflow: 'hidden',
    },
    // The link may contain other code, which is shown as soon as the playground has loaded.
    '& > section[id]': { display: 'none' },
  },
});

const useKeysClass = makeResetStyles({
  marginTop: '16px',
  '@media (max-width: 600px)': { marginInline: '16px' },
  '@media print': { display: 'none' },
  ':global(html[data-view="embed"])': { '&': { display: 'none' } },
});

const useFailureClass = makeResetStyles({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  // On phones, the page has no padding.
  margin: '8px 8px 16px',
  padding: '16px',
  border: `1px solid ${tokens.error}`,
  borderRadius: tokens.radius,
});

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

if (ExecutionEnvironment.canUseDOM) startEarly();

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
