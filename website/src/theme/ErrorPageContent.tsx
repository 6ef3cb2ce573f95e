// Change: the crash page has a title of its own, because the crashed page's title stays otherwise.
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { ComponentProps } from 'react';

export default function ErrorPageContentWithTitle(props: ComponentProps<typeof ErrorPageContent>) {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
