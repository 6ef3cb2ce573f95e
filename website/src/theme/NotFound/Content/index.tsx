// Change: replaced, because readers want the page that they meant, not the owner of a link. It has a
// title of its own and asks not to be indexed: below the docs, which start at the root here, the
// classic theme renders this part alone, without its metadata.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { useEffect, useState } from 'react';
import type { NearestPages } from '../../../nearest-pages/NearestPages';
import { StatePage } from '../../../state-page/StatePage';

/** Says that nothing is at the address, and where the reader may have wanted to go. */
export default function NotFoundContent() {
  const { pathname } = useLocation();
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
        {Nearest && <Nearest pathname={pathname} />}
      </StatePage>
    </>
  );
}
