import type { Extension } from '@codemirror/state';
import { EditorView, runScopeHandlers } from '@codemirror/view';
import type { ExtrasOptions } from './createExtras.ts';

interface ExtrasLoader {
  /** Loads the extras once, and again only if that failed. */
  load(): Promise<void>;
  /** Loads them, and then TypeScript, when the editor gets the focus. */
  extension: Extension;
}

/** Keys that, with Control or Command, use an extra: suggestions, search, problems. */
const MODIFIED = ['Space', 'KeyF', 'KeyG', 'Period'];

/** Whether a key uses an extra; if it is pressed before the extras have loaded, it must not be lost. */
function usesExtra(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey;
  return event.key === 'F8' || (isModified && MODIFIED.includes(event.code));
}

/**
 * Loads what is needed to write code, but not to show it.
 *
 * @param setExtras - called with the extras when they have loaded
 */
export function createExtrasLoader(
  options: ExtrasOptions,
  setExtras: (extras: Extension) => void,
): ExtrasLoader {
  let loading: Promise<void> | undefined;
  let isLoaded = false;
  let isStarted = false;

  const load = () => {
    loading ??= import('./createExtras.ts').then(
      ({ createExtras }) => {
        isLoaded = true;
        setExtras(createExtras(options));
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };

  const startTypes = async () => {
    await load();
    if (isStarted || !isLoaded) return;
    isStarted = true;
    const start = async () => {
      // If it fails, the next focus tries again.
      isStarted = (await options.types.load()) !== undefined;
    };
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };

  const extension = EditorView.domEventHandlers({
    focus() {
      if (!isStarted) void startTypes();
    },
    keydown(event, view) {
      if (isLoaded || !usesExtra(event)) return false;
      void load().then(() => runScopeHandlers(view, event, 'editor'));
      return true;
    },
  });
  return { load, extension };
}
