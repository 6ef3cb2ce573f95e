import { guardFocus } from './guardFocus.ts';
import { createAllowance, LIMITS } from './protocol/limits.ts';
import { GREETING, type FromWrapper, type ToWrapper } from './protocol/messages.ts';
import type { SandboxScripts } from './Sandbox.ts';
import { createFrames, placeWarmFrames, startFrames, takeWarmFrames } from './warmFrames.ts';

/** One set of frames, from their creation to their removal. */
export interface Session {
  post(message: ToWrapper): void;
  /** Whether the inner frame is gone, as it is after its process has ended. */
  isCrashed(): boolean;
  /** Moves the focus into the preview. */
  focus(): void;
  /** Removes the frames and everything that runs in them. */
  close(): void;
}

export interface SessionHandlers {
  onMessage: (message: Exclude<FromWrapper, { type: 'activity' }>) => void;
  /** The frames do not load, so the caller closes the session; the reason is for the user. */
  onFailure: (reason: string) => void;
  /** The user's code sends the page too many messages. */
  onFlood: () => void;
  /** The user's code keeps taking the focus. */
  onFocusStealing: () => void;
  /** The user's code adds too many entries to the tab's history. */
  onHistoryFlood: () => void;
}

interface FrameOptions {
  host: HTMLElement;
  title: string;
  /** The address of the wrapper's document. */
  address: string;
  /** CSS of the inner document; undefined for that of the preview. */
  style: string | undefined;
}

/** Milliseconds from the load event of the wrapper's frame to the wrapper's greeting. */
const GREETING_LIMIT = 1500;
/** Milliseconds that the wrapper's document may take to load, and then what it sets up. */
const LOAD_LIMIT = 15_000;

/** Milliseconds between the timer events that show whether the page's thread is free. */
const TICK = 20;

/**
 * Creates the frames: a wrapper with an origin of its own, which creates another frame for the user's code. The
 * page talks to the wrapper over a port.
 *
 * @param scripts - may arrive after the document; if they fail to load, the caller closes the session
 */
export function openSession(
  { host, title, address, style }: FrameOptions,
  scripts: Promise<SandboxScripts>,
  { onMessage, onFailure, onFlood, onFocusStealing, onHistoryFlood }: SessionHandlers,
): Session {
  // Warm frames have the style of the preview.
  const warm = style === undefined ? takeWarmFrames(address) : undefined;
  const { port, wrapperPort, element } = warm ?? createFrames(host.ownerDocument, address);
  element.title = title;

  let timer: ReturnType<typeof setTimeout>;
  const limitLoading = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => onFailure('The preview did not load. Press Run to try again.'),
      LOAD_LIMIT,
    );
  };
  limitLoading();
  let isClosed = false;
  let isGreeted = warm?.isGreeted ?? false;
  const strayMessages = createAllowance(LIMITS.strayMessages, LIMITS.strayMessages);
  // How long the browser blocks the page to receive a message can only be seen from timers that are late.
  const blockedTime = createAllowance(LIMITS.blockedBurst, LIMITS.blockedRate);
  let lastTick = performance.now();
  let tickDelay = 0;
  const measureDelay = (): number => {
    const delay = Math.max(0, performance.now() - lastTick - 2 * TICK);
    // Browsers delay the timers of hidden pages.
    lastTick = host.ownerDocument.hidden ? Infinity : performance.now();
    return delay;
  };
  // Each hash that the user's code sets is an entry in the tab's history, and browsers keep 50, so the user
  // could no longer go back. Nothing in the frame can prevent it: an opaque origin gets no `navigate` events.
  const historyEntries = createAllowance(LIMITS.historyBurst, LIMITS.historyRate);
  let historyLength = history.length;
  let pageAddress = location.href;
  const ticks = setInterval(() => {
    tickDelay = measureDelay();
    const added = Math.max(0, history.length - historyLength);
    historyLength = history.length;
    // The page adds entries, too, e.g. when the user opens one template after the other.
    const isOfPage = location.href !== pageAddress;
    pageAddress = location.href;
    if (added > 0 && !isOfPage && !historyEntries.take(added)) onHistoryFlood();
  }, TICK);
  const onWindowMessage = (event: MessageEvent<unknown>): void => {
    // The user's code can always post to the page's window. Such messages are not even read, because the
    // browser copies the data of a message when it is first read, and too many of them stop the code.
    const { source, origin } = event;
    const wrapper = element.contentWindow;
    if (origin !== 'null' || source === null || wrapper === null) return;
    if (source === wrapper ? isGreeted : (source as Window).parent === wrapper) {
      const delay = tickDelay + measureDelay();
      tickDelay = 0;
      if (!strayMessages.take() || !blockedTime.take(delay)) onFlood();
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
    onStealing: onFocusStealing,
  });
  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    clearInterval(ticks);
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
        onFailure(
          'The preview cannot start: its frame did not load, or a content security policy blocks it. Check your connection, then press Run. Your code is not lost.',
        ),
      GREETING_LIMIT,
    );
  };
  if (!isGreeted) element.onload = limitGreeting;
  if (warm) placeWarmFrames(warm, host);
  else host.append(element);
  return {
    post: (message) => port.postMessage(message),
    isCrashed: () => element.contentWindow?.length === 0,
    focus() {
      focusGuard.allow();
      element.focus();
      port.postMessage({ type: 'focus' } satisfies ToWrapper);
    },
    close,
  };
}
