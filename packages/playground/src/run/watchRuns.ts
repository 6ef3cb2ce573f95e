import type { SourceFiles } from '@griffel-site/engine';

const KEY = 'playground-run';

/** A run that takes longer hangs, or is about to: a reload then is no reason to try again. */
const PATIENCE = 700;

/**
 * Remembers in the tab that code is running, so that code that hung does not run by itself after a
 * reload. Where there is no storage, nothing is remembered.
 */
export function watchRuns(): {
  begin: (files: SourceFiles) => void;
  end: () => void;
  /** Whether this very code was running when the page went away. */
  wasRunning: (files: SourceFiles) => boolean;
} {
  let since = 0;
  const end = () => {
    attempt(() => sessionStorage.removeItem(KEY));
  };
  addEventListener('pagehide', () => {
    if (performance.now() - since < PATIENCE) end();
  });
  return {
    begin(files) {
      since = performance.now();
      attempt(() => sessionStorage.setItem(KEY, sign(files)));
    },
    end,
    wasRunning: (files) => attempt(() => sessionStorage.getItem(KEY)) === sign(files),
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
function sign(files: SourceFiles): string {
  let hash = 0;
  for (const character of JSON.stringify(Object.entries(files).sort())) {
    hash = (hash * 31 + character.charCodeAt(0)) | 0;
  }
  return hash.toString(36);
}
