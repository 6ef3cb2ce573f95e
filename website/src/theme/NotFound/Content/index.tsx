// Change: the page has a title of its own and asks not to be indexed, because below the docs, which
// start at the root here, the classic theme renders this part alone, without its metadata.
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import type { ComponentProps } from 'react';

export default function NotFoundContentWithTitle(props: ComponentProps<typeof NotFoundContent>) {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <NotFoundContent {...props} />
    </>
  );
}
