import type { SourceFiles } from '@griffel-site/engine';
import { UNTIL_SILENT } from '../sandbox/timeLimits.ts';

const KEY = 'playground-run';

/**
 * Milliseconds after which code that still runs is taken to hang, as the watchdog of the sandbox takes
 * it: to leave the page earlier is no reason not to run it the next time.
 */
const PATIENCE = UNTIL_SILENT;

/**
 * Remembers in the tab that code is running, so that code that hung does not run by itself after a
 * reload: in browsers where the preview shares the thread of the page, nothing else is left of such
 * code. Where there is no storage, nothing is remembered.
 */
export function rememberHang(): {
  /** Code is handed to a sandbox that is ready to run it. */
  begin: (files: SourceFiles) => void;
  /** It was stopped, so there is no doubt. */
  remember: (files: SourceFiles) => void;
  end: () => void;
  /** Whether this very code was running when the page went away. */
  wasRunning: (files: SourceFiles) => boolean;
} {
  let since = 0;
  const write = (files: SourceFiles, time: number) => {
    since = time;
    attempt(() => sessionStorage.setItem(KEY, hashText(files)));
  };
  const end = () => {
    attempt(() => sessionStorage.removeItem(KEY));
  };
  addEventListener('pagehide', () => {
    if (performance.now() - since < PATIENCE) end();
  });
  return {
    begin: (files) => write(files, performance.now()),
    remember: (files) => write(files, -Infinity),
    end,
    wasRunning: (files) => attempt(() => sessionStorage.getItem(KEY)) === hashText(files),
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    // Storage that is full or forbidden: code runs all the same.
    return undefined;
  }
}

/** Tells codes apart, not more: what it guards against is the reader's own surprise. */
function hashText(files: SourceFiles): string {
  let hash = 0;
  for (const character of JSON.stringify(Object.entries(files).sort())) {
    hash = (hash * 31 + character.charCodeAt(0)) | 0;
  }
  return hash.toString(36);
}
