import parts from '@generated/playground/default/parts.json';
import templates from '@generated/playground/default/templates.json';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { SHARE_PREFIX } from '@griffel-site/playground/share';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import { makeResetStyles } from '@griffel/react';
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { EmbedOptions } from '../../plugins/embed';
import { reloadWithScripts } from '../late-scripts/reloadWithScripts';
import { PageActionEntries } from '../page-markdown/PageActions';
import { FrameRefusal, useFramePermission } from './framePermission';
import {
  loadPlayground,
  warmUp,
  type LoadedPlayground,
  loadScripts,
  loadTemplateRun,
} from './loadPlayground';
import { StaticTemplates } from './StaticTemplates';
import { tokens } from '../tokens/tokens';

const useHeadClass = makeResetStyles({
  ':global(html[data-view="embed"])': { '&': { visibility: 'hidden' } },
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  whiteSpace: 'nowrap',
  // Twice: headings of the docs are told by more than their names.
  '& > nav + h1:not(:first-child)': {
    margin: 0,
    fontSize: '14px',
    fontWeight: 600,
    lineHeight: '20px',
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
  ':global(html[data-view="embed"])': {
    '&': { height: '100dvh', minHeight: 0, overflow: 'hidden' },
    // The link may hold other code, which shows as soon as the playground has loaded.
    '& > section[id]': { display: 'none' },
  },
});

const useKeysClass = makeResetStyles({
  marginTop: '16px',
  ':global(html[data-view="embed"])': { '&': { display: 'none' } },
});

const useFailureClass = makeResetStyles({
  padding: '8px 16px',
  border: `1px solid ${tokens.error}`,
  borderRadius: tokens.radius,
});

const loadPublished = async () =>
  (await import('@generated/playground/default/published.json')).default;

const loadVersions = async () =>
  (await import('@generated/playground/default/versions.json')).default;

/** A link that the build cannot check: it came with code. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} data-noBrokenLinkCheck>
      {children}
    </Link>
  );
}

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

/** The template to show while the playground loads; '' for none, where the address holds code. */
function readTemplate(hash: string, search: string): string {
  if (hash.startsWith(SHARE_PREFIX) || search.includes('code=')) return '';
  return (templates.find(({ id }) => `#${id}` === hash) ?? templates[0])?.id ?? '';
}

/**
 * The playground, which loads after the page. Until then, and without JavaScript, the page shows the
 * files of a template: the one that the address names after `#`, else the first.
 *
 * @param children - the keys and what they do
 */
export function PlaygroundPage({ children }: { children: ReactNode }) {
  const headClass = useHeadClass();
  const pageClass = usePageClass();
  const failureClass = useFailureClass();
  const keysClass = useKeysClass();
  const { hash, search } = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  // Before the page has rendered: a browser makes a process for the frames meanwhile. In a frame of
  // another page nothing runs before a press, if it runs there at all.
  const [coolDown] = useState(() =>
    typeof window === 'undefined' || window.parent !== window
      ? undefined
      : warmUp(readTemplate(hash, search)),
  );
  useEffect(() => coolDown, [coolDown]);
  const [loaded, setLoaded] = useState<LoadedPlayground>();
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>();
  const isEmbedded = new URLSearchParams(search).get('view') === 'embed';
  const { isAllowed: canEmbed } = usePluginData('embed') as EmbedOptions;
  const permission = useFramePermission(isEmbedded && canEmbed);

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

  const showAddress = useCallback(
    (address: { hash: string; search: string }) =>
      history.replace({ pathname: history.location.pathname, ...address }),
    [history],
  );

  useEffect(() => {
    let isCurrent = true;
    loadPlayground().then(
      (playground) => {
        if (isCurrent) setLoaded(playground);
      },
      (reason: unknown) => {
        if (isCurrent) setError(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const head = (
    <header className={headClass}>
      <DocBreadcrumbs />
      <h1>Try it out</h1>
    </header>
  );
  return (
    <>
      <div className={`playground ${pageClass}`}>
        {!loaded && head}
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
        {loaded && permission === 'allowed' && (
          <loaded.Component
            hash={hash}
            search={search}
            onAddress={showAddress}
            templates={loaded.templates}
            parts={parts}
            loadScripts={loadScripts}
            loadTemplateRun={loadTemplateRun}
            loadPublished={loadPublished}
            loadVersions={loadVersions}
            head={head}
            pageActions={<PageActionEntries />}
            keys={children}
            Link={PageLink}
            isEmbedded={isEmbedded}
            canEmbed={canEmbed}
          />
        )}
        <StaticTemplates
          shown={
            loaded || permission === 'refused'
              ? ''
              : typeof window === 'undefined'
                ? undefined
                : readTemplate(hash, search)
          }
          isServers={!isBrowser}
        />
      </div>
      <details className={keysClass}>
        <summary>Keys</summary>
        {children}
      </details>
    </>
  );
}
