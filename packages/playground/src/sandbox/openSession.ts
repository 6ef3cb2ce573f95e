import { guardFocus } from './guardFocus.ts';
import { createAllowance, LIMITS } from './protocol/limits.ts';
import type { FromWrapper, ToWrapper } from './protocol/messages.ts';
import type { SandboxScripts } from './Sandbox.ts';
import {
  createFrames,
  GREETING,
  placeWarmFrames,
  startFrames,
  takeWarmFrames,
} from './warmFrames.ts';

/** One set of frames, from their making to their removal. */
export interface Session {
  post(message: ToWrapper): void;
  /** Whether the inner frame is gone, as it is when its process ended. */
  isCrashed(): boolean;
  /** Moves the focus into the preview. */
  focus(): void;
  /** Removes the frames and whatever runs in them. */
  close(): void;
}

export interface SessionHandlers {
  onMessage: (message: Exclude<FromWrapper, { type: 'activity' }>) => void;
  /** The wrapper does not come up; with the reason, for the reader. */
  onFailure: (reason: string) => void;
  /** The user's code sends the page messages without end. */
  onFlood: () => void;
  /** The user's code takes the focus again and again. */
  onSiege: () => void;
  /** The user's code fills the history of the tab. */
  onRoaming: () => void;
}

/** How the frames are made. */
interface FrameOptions {
  host: HTMLElement;
  title: string;
  /** Of the wrapper's document. */
  address: string;
  /** Rules of the inner document; undefined for those of the preview. */
  style: string | undefined;
}

/** Milliseconds to wait for a word of the wrapper once a document is there; for that; and for what it sets up. */
const HELLO_LIMIT = 1500;
const LOAD_LIMIT = 15_000;

/** Milliseconds between signs that the page has time. */
const TURN = 20;

/**
 * Makes the frames: a wrapper in an origin of its own, which makes another one for the reader's
 * code. The page talks to the wrapper over a port.
 *
 * @param scripts - may come later than the document; who fails to load them closes the session
 */
export function openSession(
  { host, title, address, style }: FrameOptions,
  scripts: Promise<SandboxScripts>,
  { onMessage, onFailure, onFlood, onSiege, onRoaming }: SessionHandlers,
): Session {
  // Those made ahead have the document of the preview.
  const warm = style === undefined ? takeWarmFrames(address) : undefined;
  const { port, wrapperPort, element } = warm ?? createFrames(host.ownerDocument, address);
  element.title = title;

  const fail = (reason: string): void => {
    close();
    onFailure(reason);
  };
  let timer: ReturnType<typeof setTimeout>;
  const limitLoading = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => fail('The preview did not load. Press Run to try again.'), LOAD_LIMIT);
  };
  limitLoading();
  let isClosed = false;
  let isGreeted = warm?.isGreeted ?? false;
  const strangers = createAllowance(LIMITS.strangers, LIMITS.strangers);
  // How long the page did nothing but take a message over is only seen by what comes late.
  const heldUp = createAllowance(LIMITS.heldUpBurst, LIMITS.heldUpRate);
  let turn = performance.now();
  let late = 0;
  const measureDelay = (): number => {
    const delay = Math.max(0, performance.now() - turn - 2 * TURN);
    // Browsers delay timers of pages that nobody sees.
    turn = host.ownerDocument.hidden ? Infinity : performance.now();
    return delay;
  };
  // A hash that the user's code sets is an entry in the history of the tab, and browsers keep 50: the user
  // could not go back any more. Nothing in the frame can prevent it, as an opaque origin has no `navigate` events.
  const entries = createAllowance(LIMITS.historyBurst, LIMITS.historyRate);
  let known = history.length;
  const turns = setInterval(() => {
    late = measureDelay();
    const added = Math.max(0, history.length - known);
    known = history.length;
    if (added > 0 && !entries.take(added)) onRoaming();
  }, TURN);
  const onWindowMessage = (event: MessageEvent<unknown>): void => {
    // Nobody can keep the user's code from posting to the window of the page. What it says is not
    // even read, because the browser copies a message when its data is first asked for, and enough
    // of them end the code.
    const { source, origin } = event;
    const wrapper = element.contentWindow;
    if (origin !== 'null' || source === null || wrapper === null) return;
    if (source === wrapper ? isGreeted : (source as Window).parent === wrapper) {
      const delay = late + measureDelay();
      late = 0;
      if (!strangers.take() || !heldUp.take(delay)) onFlood();
      return;
    }
    if (source !== wrapper || event.data !== GREETING) return;
    isGreeted = true;
    element.onload = null;
    clearTimeout(timer);
    void scripts.then(
      (loaded) => {
        if (isClosed) return;
        limitLoading();
        startFrames(wrapper, wrapperPort, loaded, style);
      },
      () => undefined,
    );
  };
  const focusGuard = guardFocus(element, {
    ask: (id) => port.postMessage({ type: 'ask-activity', id } satisfies ToWrapper),
    onSiege,
  });
  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    clearInterval(turns);
    removeEventListener('message', onWindowMessage);
    focusGuard.stop();
    port.onmessage = null;
    port.close();
    element.remove();
  }

  port.onmessage = ({ data }: MessageEvent<FromWrapper>): void => {
    if (data.type === 'ready') clearTimeout(timer);
    if (data.type === 'activity') focusGuard.answer(data.id, data.activity);
    else onMessage(data);
  };
  addEventListener('message', onWindowMessage);
  const limitGreeting = (): void => {
    element.onload = null;
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        fail(
          'The preview cannot start: its frame did not load, or a content security policy blocks it. Check your connection, then press Run. Your code is not lost.',
        ),
      HELLO_LIMIT,
    );
  };
  if (!isGreeted) element.onload = limitGreeting;
  if (warm) placeWarmFrames(warm, host);
  else host.append(element);
  return {
    post: (message) => port.postMessage(message),
    isCrashed: () => element.contentWindow?.length === 0,
    focus() {
      focusGuard.admit();
      element.focus();
      port.postMessage({ type: 'focus' } satisfies ToWrapper);
    },
    close,
  };
}
