// Change: replaced, because users want the page that they meant, not to contact the owner of a link. It
// sets its own title and `noindex`, because below the docs, which start at the root here, the classic theme
// renders only this part, without metadata.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NearestPages } from '../../../nearest-pages/NearestPages';
import { useOnline } from '../../../offline/useOnline';
import { StatePage } from '../../../state-page/StatePage';

/** The path of the page from which a Markdown file was generated. */
function findPage(pathname: string): string | undefined {
  return /^(.+)\.md$/.exec(pathname)?.[1]?.replace(/\/index$/, '/');
}

const noChange = () => () => undefined;

function readState(): '404' | 'offline' {
  return document.documentElement.dataset.offline === undefined ? '404' : 'offline';
}

/** @param page - the path of the page from which the requested Markdown file was generated */
function Offline({ page }: { page: string | undefined }) {
  useOnline(true, () => location.reload());
  return (
    <StatePage label="offline" title="You are offline">
      <p>
        This address is not in your browser’s copy of the site. Connect to the network, then try
        again.
      </p>
      {/* A link, because it must work if the offline copy does not contain the script of the page. */}
      <a href="" className="button button--primary">
        Try again
      </a>
      {/* Last, because it appears when the app starts and would move the button away from the pointer. */}
      {page !== undefined && (
        <p>
          Or{' '}
          <Link to={page} data-noBrokenLinkCheck>
            read the page
          </Link>{' '}
          that this Markdown file is made from.
        </p>
      )}
    </StatePage>
  );
}

/**
 * The content of the page "not found", with suggestions. The HTML also contains the content that the
 * offline copy shows for a file or page that it does not contain.
 */
export default function NotFoundContent() {
  const { pathname } = useLocation();
  const state = useSyncExternalStore<'404' | 'offline' | undefined>(
    noChange,
    readState,
    () => undefined,
  );
  const [Nearest, setNearest] = useState<typeof NearestPages>();

  useEffect(() => {
    // Loaded only here. If it does not load, the rest of the page is sufficient.
    import('../../../nearest-pages/NearestPages')
      .then((module) => setNearest(() => module.NearestPages))
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    // For the next address, the offline state does not apply.
    return () => void delete document.documentElement.dataset.offline;
  }, [pathname]);

  return (
    <>
      <PageMetadata title={state === 'offline' ? 'You are offline' : 'Page Not Found'} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {state !== '404' && (
        <div data-state="offline">
          <Offline page={state && findPage(pathname)} />
        </div>
      )}
      {state !== 'offline' && (
        <div data-state="404">
          <StatePage label="404" title="Page Not Found">
            <p>
              There is nothing at this address. Start from <Link to="/">the home page</Link>,{' '}
              <Link to="/react/install">the documentation</Link> or{' '}
              <Link to="/try-it-out/">the playground</Link>.
            </p>
            {Nearest && <Nearest pathname={pathname} />}
          </StatePage>
        </div>
      )}
    </>
  );
}
