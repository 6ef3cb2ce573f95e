// Change: replaced, because the stock one misses contrast, tells screen readers nothing, and writes
// style attributes.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type LoadingOriginal from '@theme/Loading';
import type { ComponentProps } from 'react';
import styles from '../loading/Loading.module.css';

/**
 * Stands in for what is still on its way.
 *
 * @param error - why it did not come; shown as text, with a button that asks again
 * @param pastDelay - whether it takes long enough (200 ms) to be worth a spinner
 */
export default function Loading({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof LoadingOriginal>) {
  // On the server this is a page that could not be built, which has to fail the build.
  if (error && !ExecutionEnvironment.canUseDOM) throw error;
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>
          <strong>This part of the page did not load.</strong>
        </p>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div role="status" className={styles.waiting}>
      <span className={styles.spinner} />
      <span>Loading …</span>
    </div>
  );
}
