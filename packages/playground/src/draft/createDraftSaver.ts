import type { SharedCode } from '../share/SharedCode.ts';
import type { DraftKeeper, SaveOutcome } from './createDraftKeeper.ts';

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
