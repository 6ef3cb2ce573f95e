import { parseSharedCode, type SharedCode, shareLimits } from '../share/SharedCode.ts';

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

/** What came of saving. */
export type SaveOutcome =
  | {
      status: 'saved';
      /** A draft that this tab did not know and that had to make room: `restore` brings it back. */
      setAside?: Draft;
    }
  | {
      /** The code lives in this tab alone. */
      status: 'failed';
      /** Why, and what to do, for the reader. */
      message: string;
    };

/**
 * Keeps one draft in the storage of the browser, and behind it the last one that had to make room. A
 * tab owns the draft that it has opened or saved; it replaces only its own without a word.
 */
export interface DraftKeeper {
  /** The draft; it is this tab's from now on, and saving replaces it. */
  open(): Draft | undefined;
  /** The draft, left as it is: for "You have a draft" beside shared code. */
  peek(): Draft | undefined;
  /** Saves code as the draft; a draft that is not this tab's is set aside. Never throws. */
  save(code: SharedCode): SaveOutcome;
  /** Swaps the draft and the one set aside; the result is this tab's from now on. */
  restore(): Draft | undefined;
  /**
   * Calls back when another tab changes the draft that is this tab's, with undefined when it removes
   * it. A tab that has neither opened nor saved a draft has nothing to lose, and hears nothing.
   *
   * @returns what ends it
   */
  watch(listener: (draft: Draft | undefined) => void): () => void;
}

/**
 * What the reader works on, as the browser keeps it between visits. `from` is the address that it
 * began from: a page of the docs, or `/try-it-out/#<id>` for a template.
 */
export interface Draft extends SharedCode {
  /** Milliseconds since 1970; 0 where it is not known. */
  savedAt: number;
}

/**
 * Checks what the browser kept, by the rules of links.
 *
 * @param text - untrusted: other scripts of this site may have written it
 * @returns undefined where it is no draft, or one of more than 200,000 characters
 */
export function parseDraft(text: string): Draft | undefined {
  if (text.length > shareLimits.bytes) return undefined;
  try {
    const { savedAt } = JSON.parse(text) as { savedAt?: unknown };
    const isTime = typeof savedAt === 'number' && Number.isSafeInteger(savedAt) && savedAt >= 0;
    return { ...parseSharedCode(text), savedAt: isTime ? savedAt : 0 };
  } catch {
    return undefined;
  }
}

/** After the last edit, in milliseconds. */
const DELAY = 400;

/**
 * Keeps edits in the browser: after a pause, and when the page goes away.
 *
 * @param onSaved - hears what came of it
 */
export function createDraftSaver(
  drafts: DraftKeeper,
  onSaved: (outcome: SaveOutcome) => void,
): {
  /** Keeps this code soon. */
  keep: (code: SharedCode) => void;
  /** Keeps what waits, and ends. */
  close: () => void;
} {
  let waiting: SharedCode | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    const code = waiting;
    waiting = undefined;
    if (code) onSaved(drafts.save(code));
  };
  addEventListener('pagehide', flush);
  return {
    keep(code) {
      waiting = code;
      clearTimeout(timer);
      timer = setTimeout(flush, DELAY);
    },
    close() {
      removeEventListener('pagehide', flush);
      flush();
    },
  };
}
