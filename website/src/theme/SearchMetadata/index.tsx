// Change: replaced, because no external search service indexes the pages, so only the version of the docs is
// needed.
import Head from '@docusaurus/Head';
import type { Props } from '@theme/SearchMetadata';

/** Adds the version of the docs to the head of a page. */
export default function SearchMetadata({ version }: Props) {
  return (
    <Head>
      <meta name="docusaurus_version" content={version} />
    </Head>
  );
}
