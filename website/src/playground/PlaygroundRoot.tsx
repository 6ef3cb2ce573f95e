import parts from '@generated/playground/default/parts.json';
import listed from '@generated/playground/default/templates.json';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import { Playground } from '@griffel-site/playground';
import type { Location } from 'history';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { EmbedOptions } from '../../plugins/embed';
import { cutSuffix } from '../navigation/pageFiles';
import { getHistory } from '../navigation/history';
import { LocationProvider } from '../navigation/router';
import { loadScripts, loadTemplateRun } from './loadParts';
import { Outlet } from './Outlet';
import { useCrashClass } from './usePageStyles';

const templates = listed.map(({ files, ...template }) => ({
  ...template,
  files: Object.fromEntries(files.map(({ name, code }) => [name, `${code}\n`])),
}));

const loadPublished = async () =>
  (await import('@generated/playground/default/published.json')).default;

const loadVersions = async () =>
  (await import('@generated/playground/default/versions.json')).default;

/** A link from code in the playground, which the build cannot check. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} data-noBrokenLinkCheck>
      {children}
    </Link>
  );
}

/**
 * Whether two locations are on the same page. Docusaurus's `normalizeLocation` would end up in every page's
 * scripts.
 */
function areOnSamePage(one: Location, other: Location): boolean {
  return cutSuffix(one.pathname) === cutSuffix(other.pathname);
}

/** The playground with the address of its page, which it follows until the user leaves the page. */
function PlaygroundRoot({ page }: { page: Location }) {
  const history = getHistory();
  const [location, setLocation] = useState(() =>
    // The history may be at another page already, which is loading.
    areOnSamePage(history.location, page) ? history.location : page,
  );
  const { hash, search } = location;
  useEffect(
    () =>
      history.listen((next) => {
        if (areOnSamePage(next, page)) setLocation(next);
      }),
    [history, page],
  );
  const showAddress = useCallback(
    (address: { hash: string; search: string }) =>
      history.replace({ pathname: page.pathname, ...address }),
    [history, page],
  );
  const { isAllowed: canEmbed } = usePluginData('embed') as EmbedOptions;
  return (
    <LocationProvider history={history} location={location}>
      <Playground
        hash={hash}
        search={search}
        onAddress={showAddress}
        templates={templates}
        parts={parts}
        loadScripts={loadScripts}
        loadTemplateRun={loadTemplateRun}
        loadPublished={loadPublished}
        loadVersions={loadVersions}
        pageActions={<Outlet name="actions" />}
        keys={<Outlet name="keys" />}
        Link={PageLink}
        isEmbedded={new URLSearchParams(search).get('view') === 'embed'}
        canEmbed={canEmbed}
      />
    </LocationProvider>
  );
}

/** Replaces a playground that threw an error while rendering. */
function Crash({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  return (
    <div role="alert" className={useCrashClass()}>
      <p>
        <strong>The playground crashed.</strong> This is a bug in the site: {String(error)}
      </p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}

/**
 * Renders the playground synchronously.
 *
 * @param place - an element that nothing else renders into
 * @param page - the location of its page
 * @returns a function that removes it
 */
export function renderPlayground(place: HTMLElement, page: Location): () => void {
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <ErrorBoundary fallback={(crash) => <Crash {...crash} />}>
        <PlaygroundRoot page={page} />
      </ErrorBoundary>,
    ),
  );
  return () => root.unmount();
}
