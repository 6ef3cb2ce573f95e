// Change: replaced, so that the HTML of every page declares dark mode, because the classic theme's script
// does so only with JavaScript.
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
