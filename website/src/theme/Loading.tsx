// Change: replaced, because the classic one lacks contrast, is not announced by screen readers, and uses
// style attributes.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type LoadingOriginal from '@theme/Loading';
import { makeResetStyles } from '@griffel/react';
import type { ComponentProps } from 'react';
import { useOnline } from '../offline/useOnline';
import { tokens } from '../tokens/tokens';

const useWaitingClass = makeResetStyles({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '50vh',
  color: tokens.muted,
});

const useSpinnerClass = makeResetStyles({
  width: '40px',
  height: '40px',
  border: `3px solid ${tokens.line}`,
  borderTopColor: tokens.accent,
  borderRadius: '50%',
  animationName: { to: { rotate: '1turn' } },
  animationDuration: '900ms',
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
});

const useFailureClass = makeResetStyles({
  maxWidth: '36rem',
  margin: '64px auto',
  padding: '24px',
  border: `1px solid ${tokens.error}`,
  borderRadius: tokens.radius,
  background: tokens.surface,
  overflowWrap: 'anywhere',
  '& h1': { fontSize: '1.25rem' },
});

const useDetailClass = makeResetStyles({
  color: tokens.muted,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
});

/**
 * Replaces content that is still loading.
 *
 * @param error - why it did not load; shown as text, with a button to retry
 * @param pastDelay - whether loading takes longer than 200 ms, so that a spinner is shown
 */
export default function Loading({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof LoadingOriginal>) {
  const waitingClass = useWaitingClass();
  const spinnerClass = useSpinnerClass();
  const failureClass = useFailureClass();
  const detailClass = useDetailClass();
  useOnline(Boolean(error), retry);
  // On the server, the page could not be rendered, which must fail the build.
  if (error && !ExecutionEnvironment.canUseDOM) throw error;
  if (error) {
    return (
      <div role="alert" className={failureClass}>
        <h1>This page did not load</h1>
        <p>Check your connection, then retry.</p>
        <p className={detailClass}>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div role="status" className={waitingClass}>
      <span className={spinnerClass} />
      <span>Loading …</span>
    </div>
  );
}
