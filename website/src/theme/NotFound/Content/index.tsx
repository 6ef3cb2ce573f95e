// Change: replaced, because users want the page that they meant, not the owner of a link. It has a
// title of its own and asks not to be indexed: below the docs, which start at the root here, the
// classic theme renders this part alone, without its metadata.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NearestPages } from '../../../nearest-pages/NearestPages';
import { StatePage } from '../../../state-page/StatePage';

/** The page that a Markdown file is of. */
function findPage(pathname: string): string | undefined {
  return /^(.+)\.md$/.exec(pathname)?.[1]?.replace(/\/index$/, '/');
}

const noChange = () => () => undefined;

function readState(): '404' | 'offline' {
  return document.documentElement.dataset.offline === undefined ? '404' : 'offline';
}

/** @param page - the address of the page that a Markdown file is made from */
function Offline({ page }: { page: string | undefined }) {
  return (
    <StatePage label="offline" title="You are offline">
      <p>
        This address is not in your browser’s copy of the site. Connect to the network, then try
        again.
      </p>
      {/* A link, because it has to work where the script of the page at this address is not copied. */}
      <a href="" className="button button--primary">
        Try again
      </a>
      {/* Last, because it comes when the app starts: the button would move away under the pointer. */}
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
 * Says that nothing is at the address, and where the user may have wanted to go. The HTML also has what
 * the offline copy shows in place of a file or page that it does not have.
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
    // Only who has lost the way needs it. Where it does not come, the page says enough.
    import('../../../nearest-pages/NearestPages')
      .then((module) => setNearest(() => module.NearestPages))
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    // At the next address the app itself is asked.
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
              Nothing is at this address. Start from <Link to="/">the home page</Link>,{' '}
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
