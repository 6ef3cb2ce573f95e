import { useEffect, useState } from 'react';

/** Milliseconds for which a button shows the result. */
const SHOWN_FOR = 2000;

/**
 * The action and the text of a button that copies.
 *
 * @param write - writes the text to the clipboard. Rejects without permission, and on a page served without
 *   TLS, where browsers have no clipboard
 * @returns `said` is undefined until the user copies, and again after two seconds
 */
export function useCopy(write: () => Promise<void>): {
  copy: () => Promise<void>;
  said: 'Copied' | 'Copy failed' | undefined;
} {
  const [said, setSaid] = useState<'Copied' | 'Copy failed'>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    write().then(
      () => setSaid('Copied'),
      () => setSaid('Copy failed'),
    );
  return { copy, said };
}
