// Change: replaced, because the site has one language and no metadata in its settings; the classic one
// handles several languages and a search service.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';

/** The head tags of every page: its address, its language, and the size of its social card. */
export default function SiteMetadata() {
  const { url, baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const path = useBaseUrl(useLocation().pathname);
  const address = url + applyTrailingSlash(path, { trailingSlash, baseUrl });
  return (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="en" />
      <link rel="canonical" href={address} />
      <link rel="alternate" href={address} hrefLang="en" />
      <link rel="alternate" href={address} hrefLang="x-default" />
    </Head>
  );
}
