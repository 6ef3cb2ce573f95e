// Change: every page says that it is dark in its HTML, because the classic theme's script does it
// only where JavaScript runs.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { COLORS } from '../tokens/colors';

export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <Head>
        <html data-theme="dark" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content={COLORS.ground} />
      </Head>
      {children}
    </>
  );
}
