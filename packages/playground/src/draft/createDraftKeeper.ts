import type { SharedCode } from '../share/SharedCode.ts';
import type { Draft } from './Draft.ts';
import type { DraftKeeper } from './DraftKeeper.ts';
import { parseDraft } from './parseDraft.ts';

const KEY = 'griffel-playground.draft.v1';
const ASIDE_KEY = 'griffel-playground.draft-set-aside.v1';

const FAILED = {
  odd: 'This code is too large or has too many files to be kept in this browser. It exists only in this tab. Download it to keep it.',
  full: "This browser's storage is full. Your code exists only in this tab. Share or download it to keep it.",
  blocked:
    'This browser does not let the site store anything. Your code exists only in this tab. Share or download it to keep it.',
} as const;

/**
 * Keeps the draft in the browser's storage.
 *
 * @param view - the window: it gives the storage, whose very mention may throw, and the news of other tabs
 * @param now - the time, in milliseconds since 1970
 */
export function createDraftKeeper(
  view: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
  now: () => number = Date.now,
): DraftKeeper {
  /** What this tab has opened or saved last, as text; null where it knows that there is none. */
  let own: string | null = null;

  const read = (key: string): string | null => {
    try {
      return view.localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const parse = (text: string | null): Draft | undefined =>
    text === null ? undefined : parseDraft(text);

  return {
    open() {
      own = read(KEY);
      return parse(own);
    },
    peek: () => parse(read(KEY)),
    peekSetAside: () => parse(read(ASIDE_KEY)),
    save({ files, active, from, view: wishes }: SharedCode) {
      const text = JSON.stringify({ files, active, from, view: wishes, savedAt: now() });
      if (!parseDraft(text)) return { status: 'failed', message: FAILED.odd };
      try {
        const { localStorage } = view;
        const stored = localStorage.getItem(KEY);
        const foreign = stored === own ? undefined : parse(stored);
        if (stored !== null && foreign) localStorage.setItem(ASIDE_KEY, stored);
        localStorage.setItem(KEY, text);
        own = text;
        return { status: 'saved', ...(foreign && { setAside: foreign }) };
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        return { status: 'failed', message: isFull ? FAILED.full : FAILED.blocked };
      }
    },
    restore() {
      const aside = read(ASIDE_KEY);
      const draft = parse(aside);
      if (aside === null || !draft) return undefined;
      try {
        const current = view.localStorage.getItem(KEY);
        view.localStorage.setItem(KEY, aside);
        if (current === null) view.localStorage.removeItem(ASIDE_KEY);
        else view.localStorage.setItem(ASIDE_KEY, current);
      } catch {
        // The reader gets the draft; where it cannot be stored, the next save says so.
      }
      own = read(KEY);
      return draft;
    },
    discard() {
      try {
        view.localStorage.removeItem(KEY);
      } catch {
        // Where nothing can be stored, there is nothing to forget.
      }
      own = null;
    },
    watch(listener) {
      const hear = ({ key, newValue, storageArea }: StorageEvent) => {
        // A key of null: everything was cleared.
        if (own === null || (key !== KEY && key !== null)) return;
        if (storageArea !== view.localStorage) return;
        listener(key === null ? undefined : parse(newValue));
      };
      view.addEventListener('storage', hear);
      return () => view.removeEventListener('storage', hear);
    },
  };
}
