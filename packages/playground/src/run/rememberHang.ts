import type { SourceFiles } from '@griffel-site/engine';
import { UNTIL_SILENT } from '../sandbox/timeLimits.ts';

const KEY = 'playground-run';

/**
 * Milliseconds after which code that still runs is assumed to hang, as the watchdog of the sandbox does. If
 * the page is left earlier, the code runs by itself the next time.
 */
const PATIENCE = UNTIL_SILENT;

/**
 * Remembers in the tab that code is running, so that code that hung does not run by itself after a reload. In
 * browsers where the preview shares the page's thread, such code leaves no other trace. Without storage,
 * nothing is remembered.
 */
export function rememberHang(): {
  /** The code starts in a sandbox that is ready. */
  begin: (files: SourceFiles) => void;
  /** The code was stopped, so it certainly hangs or misbehaves. */
  remember: (files: SourceFiles) => void;
  end: () => void;
  /** Whether exactly this code was running when the page was left. */
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
    // The storage is full or forbidden; code runs anyway.
    return undefined;
  }
}

/** Not cryptographic: it only has to tell apart codes that the same user opens. */
function hashText(files: SourceFiles): string {
  let hash = 0;
  for (const character of JSON.stringify(Object.entries(files).sort())) {
    hash = (hash * 31 + character.charCodeAt(0)) | 0;
  }
  return hash.toString(36);
}
