import { useCallback, useEffect, useRef, useState } from 'react';
import type { SharedCode } from '../share/SharedCode.ts';
import type { Draft } from './Draft.ts';
import type { DraftKeeper } from './DraftKeeper.ts';

/** After the last edit, in milliseconds. */
const DELAY = 400;

/** What there is to say about the draft. */
export interface DraftNews {
  /** One that had to make room: it can be brought back. */
  setAside?: Draft;
  /** Why the code could not be kept. */
  failure?: string;
}

/**
 * Keeps the reader's edits in the browser.
 *
 * @returns what to say, what keeps code soon, and what takes the news as read
 */
export function useDraft(
  drafts: DraftKeeper,
): [news: DraftNews, keep: (code: SharedCode) => void, dismiss: () => void] {
  const [news, setNews] = useState<DraftNews>({});
  const waiting = useRef<SharedCode>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const code = waiting.current;
    waiting.current = undefined;
    if (!code) return;
    const outcome = drafts.save(code);
    if (outcome.status === 'failed') setNews({ failure: outcome.message });
    else if (outcome.setAside) setNews({ setAside: outcome.setAside });
    else setNews(({ setAside }) => (setAside ? { setAside } : {}));
  }, [drafts]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const keep = useCallback(
    (code: SharedCode) => {
      waiting.current = code;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, DELAY);
    },
    [flush],
  );
  return [news, keep, useCallback(() => setNews({}), [])];
}
