// Change: replaced, because readers want the page that they meant, not the owner of a link. It has a
// title of its own and asks not to be indexed: below the docs, which start at the root here, the
// classic theme renders this part alone, without its metadata.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import { useEffect, useState } from 'react';
import { SearchField } from '../../../search/SearchField';
import type { NearestPages } from '../../../nearest-pages/NearestPages';
import { StatePage } from '../../../state-page/StatePage';

/** Reads the words of an address that a reader may look for: `make style` of `/react/api/make-style`. */
function readWords(pathname: string): string {
  const last =
    pathname
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/\.html$/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  } catch {
    return '';
  }
}

/** Says that nothing is at the address, and where the reader may have wanted to go. */
export default function NotFoundContent() {
  const { pathname } = useLocation();
  // The server's page is for all addresses.
  const isBrowser = useIsBrowser();
  const [Nearest, setNearest] = useState<typeof NearestPages>();

  useEffect(() => {
    // Only who has lost the way needs it. Where it does not come, the page says enough.
    import('../../../nearest-pages/NearestPages')
      .then((module) => setNearest(() => module.NearestPages))
      .catch(() => undefined);
  }, []);

  return (
    <>
      <PageMetadata title="Page Not Found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <StatePage label="404" title="Page Not Found">
        <p>
          Nothing is at this address. Start from <Link to="/">the home page</Link>,{' '}
          <Link to="/react/install">the documentation</Link> or{' '}
          <Link to="/try-it-out/">the playground</Link>.
        </p>
        <SearchField key={String(isBrowser)} start={isBrowser ? readWords(pathname) : ''} />
        {Nearest && <Nearest pathname={pathname} />}
      </StatePage>
    </>
  );
}
