// Change: replaced, because the title of the crashed page would stay, and the message needs our colors
// and must wrap very long words.
import Head from '@docusaurus/Head';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import { makeResetStyles } from '@griffel/react';
import { useEffect, type ComponentProps } from 'react';
import type ErrorPageContentOriginal from '@theme-original/ErrorPageContent';
import { StatePage } from '../state-page/StatePage';
import { tokens } from '../tokens/tokens';

const useMessageClass = makeResetStyles({
  marginTop: '32px',
  padding: '16px 20px',
  border: `1px solid ${tokens.line}`,
  borderInlineStart: `3px solid ${tokens.error}`,
  borderRadius: tokens.radius,
  background: tokens.surface,
  fontFamily: tokens.mono,
  fontSize: '0.875rem',
  '& > p': { margin: 0, color: tokens.text },
});

/** Replaces a page that threw an error while rendering. The error and its causes are shown as text. */
export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof ErrorPageContentOriginal>) {
  useEffect(() => {
    // If the whole app has crashed, nothing else marks the page as interactive.
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <StatePage
        label="error"
        title={<Translate id="theme.ErrorPageContent.title">This page crashed</Translate>}
      >
        <p>
          This is a bug in the site. Trying again renders the page again; the navigation above still
          works.
        </p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        <div className={useMessageClass()}>
          <ErrorBoundaryError error={error} />
        </div>
      </StatePage>
    </>
  );
}
