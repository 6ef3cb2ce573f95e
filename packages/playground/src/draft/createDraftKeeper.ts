import { haveSameFiles } from '../project/Project.ts';
import { parseSharedCode, type SharedCode, shareLimits } from '../share/SharedCode.ts';

const KEY = 'griffel-playground.draft.v1';
const ASIDE_KEY = 'griffel-playground.draft-set-aside.v1';

/** How many drafts that were set aside are kept. */
const MOST_ASIDE = 5;

const FAILED = {
  odd: 'This code is too large or has too many files to be kept in this browser. It exists only in this tab. Download it to keep it.',
  full: "This browser's storage is full. Your code exists only in this tab. Share or download it to keep it.",
  blocked:
    'This browser does not let the site store anything. Your code exists only in this tab. Share or download it to keep it.',
} as const;

/**
 * Keeps the draft in the browser's storage.
 *
 * @param view - the window, with the storage, which may throw on access, and the events of other tabs
 */
export function createDraftKeeper(
  view: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): DraftKeeper {
  /** The text that this tab has opened or saved last; null if there is none. */
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
  /** Stores drafts that are set aside: the newest ones that the storage has room for. */
  const setAside = (drafts: readonly Draft[]): void => {
    for (let count = Math.min(drafts.length, MOST_ASIDE); count > 0; count--) {
      try {
        view.localStorage.setItem(ASIDE_KEY, JSON.stringify(drafts.slice(0, count)));
        return;
      } catch (error) {
        if (count === 1) throw error;
      }
    }
    view.localStorage.removeItem(ASIDE_KEY);
  };

  return {
    open() {
      own = read(KEY);
      return parse(own);
    },
    disown() {
      own = null;
    },
    peek: () => parse(read(KEY)),
    save({ files, active, from, view: wishes }: SharedCode) {
      const text = JSON.stringify({ files, active, from, view: wishes });
      if (!parseDraft(text)) return { status: 'failed', message: FAILED.odd };
      try {
        const { localStorage } = view;
        const stored = localStorage.getItem(KEY);
        const other = stored === own ? undefined : parse(stored);
        const foreign = other && !haveSameFiles(other.files, files) ? other : undefined;
        if (foreign) {
          const others = parseAside(read(ASIDE_KEY));
          setAside([foreign, ...others.filter((one) => !haveSameFiles(one.files, foreign.files))]);
        }
        localStorage.setItem(KEY, text);
        own = text;
        return { status: 'saved', ...(foreign && { setAside: foreign }) };
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        return { status: 'failed', message: isFull ? FAILED.full : FAILED.blocked };
      }
    },
    hasAside: () => parseAside(read(ASIDE_KEY)).length > 0,
    restore() {
      const [newest, ...others] = parseAside(read(ASIDE_KEY));
      if (!newest) return undefined;
      try {
        const current = parse(view.localStorage.getItem(KEY));
        view.localStorage.setItem(KEY, JSON.stringify(newest));
        // The present draft comes last, so that restoring again and again opens each of them.
        setAside([...others, ...(current ? [current] : [])]);
      } catch {
        // The user gets the draft anyway; if it cannot be stored, the next save says so.
      }
      own = read(KEY);
      return newest;
    },
    watch(listener) {
      const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
        // A null key means that everything was cleared.
        if (own === null || (key !== KEY && key !== null)) return;
        if (storageArea !== view.localStorage) return;
        listener(key === null ? undefined : parse(newValue));
      };
      view.addEventListener('storage', onStorage);
      return () => view.removeEventListener('storage', onStorage);
    },
  };
}

export type SaveOutcome =
  | {
      status: 'saved';
      /** A draft of another tab that was replaced; `restore` returns it. */
      setAside?: Draft;
    }
  | {
      /** The code exists only in this tab. */
      status: 'failed';
      /** Why, and what the user can do. */
      message: string;
    };

/**
 * Keeps one draft in the storage of the browser, and the last ones that were set aside. A tab owns the draft
 * that it has opened or saved. When it saves, it replaces its own draft and sets any other draft aside.
 */
export interface DraftKeeper {
  /** Reads the draft. From now on, this tab owns it, and saving replaces it. */
  open(): Draft | undefined;
  /** From now on, this tab shows other code, so saving sets the draft aside. */
  disown(): void;
  /** Reads the draft without owning it, e.g. to mention it when shared code is opened. */
  peek(): Draft | undefined;
  /** Saves code as the draft; a draft that this tab does not own is set aside. Never throws. */
  save(code: SharedCode): SaveOutcome;
  /** Opens the newest draft that was set aside, and sets the present one aside behind all others. This tab owns the result. */
  restore(): Draft | undefined;
  /** Whether `restore` has a draft to return. */
  hasAside(): boolean;
  /**
   * Calls back when another tab changes the draft of this tab, with undefined when it removes the draft. A
   * tab that has neither opened nor saved a draft is not notified.
   *
   * @returns a function that ends it
   */
  watch(listener: (draft: Draft | undefined) => void): () => void;
}

/**
 * The user's code, as the browser keeps it between visits. `from` is its origin: the address of a page of the
 * docs, or `/try-it-out/#<id>` for a template.
 */
export type Draft = SharedCode;

/**
 * Validates a stored draft by the same rules as links.
 *
 * @param text - untrusted, because other scripts of this site may have written it
 * @returns undefined if it is not a draft, or has more than 200,000 characters
 */
export function parseDraft(text: string): Draft | undefined {
  if (text.length > shareLimits.bytes) return undefined;
  try {
    return parseSharedCode(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the drafts that were set aside, newest first.
 *
 * @param text - untrusted: a list of drafts, or a single one, as earlier versions of this site have stored
 */
function parseAside(text: string | null): Draft[] {
  if (text === null) return [];
  let list: unknown;
  try {
    // Each draft is bounded, and so is their list.
    list = text.length > MOST_ASIDE * shareLimits.bytes * 2 ? [] : JSON.parse(text);
  } catch {
    return [];
  }
  const drafts: readonly unknown[] = Array.isArray(list) ? list.slice(0, MOST_ASIDE) : [list];
  return drafts.flatMap((one) => parseDraft(JSON.stringify(one)) ?? []);
}

/** Milliseconds from the last edit to saving. */
const DELAY = 400;

/**
 * Saves edits after a pause, and when the page is left.
 *
 * @param onSaved - called with the outcome
 */
export function createDraftSaver(
  drafts: DraftKeeper,
  onSaved: (outcome: SaveOutcome) => void,
): {
  /** Saves this code after the pause. */
  keep: (code: SharedCode) => void;
  /** Saves code that is waiting now. */
  flush: () => void;
  /** Saves code that is waiting, and ends. */
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
    flush,
    close() {
      removeEventListener('pagehide', flush);
      flush();
    },
  };
}
