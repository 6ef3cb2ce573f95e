// Change: replaced, because no search service of others reads the pages: what remains is which version
// of the docs a page belongs to.
import Head from '@docusaurus/Head';
import type { Props } from '@theme/SearchMetadata';

/** Names the version of the docs in the head of their pages. */
export default function SearchMetadata({ version }: Props) {
  return (
    <Head>
      <meta name="docusaurus_version" content={version} />
    </Head>
  );
}
