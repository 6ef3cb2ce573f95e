import { makeResetStyles } from '@griffel/react';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { tokens } from '../tokens/tokens';

const useRootClass = makeResetStyles({
  boxSizing: 'border-box',
  width: '100%',
  // Fills a tablet, where a narrower column would be between the edges of the bar and the footer.
  maxWidth: '768px',
  // Space for content that arrives later, so that the footer does not move.
  minHeight: '76vh',
  margin: '0 auto',
  padding: 'clamp(48px, 12vh, 128px) 16px 64px',
  // Addresses and messages may contain very long words.
  overflowWrap: 'anywhere',
  '& p': { textWrap: 'balance' },
  '& p > a': { textDecoration: 'underline', whiteSpace: 'nowrap' },
  '& .button + p': { marginTop: '24px' },
  '& h1': {
    marginBottom: '16px',
    fontSize: '2rem',
    lineHeight: '2.5rem',
    '@media (min-width: 997px)': { fontSize: '2.5rem', lineHeight: '3rem' },
  },
});

const useLabelClass = makeResetStyles({
  marginBottom: '12px',
  color: tokens.error,
  fontFamily: tokens.mono,
});

/**
 * Replaces a page that cannot be shown. Explains why, and what the user can do.
 *
 * @param label - the reason in one word: `404`, `error`
 */
export function StatePage({
  label,
  title,
  children,
}: {
  label: string;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className={useRootClass()}>
      <p className={useLabelClass()}>{label}</p>
      <Heading as="h1">{title}</Heading>
      {children}
    </main>
  );
}
