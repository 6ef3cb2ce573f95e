import type { SharedCode } from '../share/SharedCode.ts';
import type { Draft } from './Draft.ts';

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
  /** The draft that had to make room. */
  peekSetAside(): Draft | undefined;
  /** Saves code as the draft; a draft that is not this tab's is set aside. Never throws. */
  save(code: SharedCode): SaveOutcome;
  /** Swaps the draft and the one set aside; the result is this tab's from now on. */
  restore(): Draft | undefined;
  /** Forgets the draft, when the reader starts over; the one set aside stays. */
  discard(): void;
  /**
   * Calls back when another tab changes the draft that is this tab's, with undefined when it discards
   * it. A tab that has neither opened nor saved a draft has nothing to lose, and hears nothing.
   *
   * @returns what ends it
   */
  watch(listener: (draft: Draft | undefined) => void): () => void;
}
