import { createAllowance, LIMITS } from './protocol/limits.ts';
import type { UserActivity } from './protocol/messages.ts';

interface FocusGuardHandlers {
  /** Ask the wrapper what the user has done in the frame lately. */
  ask: (id: number) => void;
  /** The code takes the focus again and again. */
  onSiege: () => void;
}

/** Keeps the focus out of a frame that the user has not gone to. */
interface FocusGuard {
  /** Lets the focus in, because the user asked for it. */
  admit(): void;
  /** The wrapper's answer to the question with that number. */
  answer(id: number, activity: UserActivity): void;
  stop(): void;
}

/** Milliseconds that a browser takes at most from a press of Tab until the focus is in the frame. */
const TAB_LIMIT = 1000;
/** Milliseconds that browsers take a frame for active after anything that the user does in it, and a bit. */
const ACTIVATION = 6000;
/** Milliseconds at most from the press of a pointer in the frame to the focus that it moves. */
const PRESS_LIMIT = 1000;
/** Milliseconds for the wrapper's answer: code that keeps it from answering does not get the keys. */
const ANSWER_LIMIT = 400;
/** Milliseconds between looks, because not every way into a frame gives the page an event. */
const INTERVAL = 200;

/**
 * Gives the focus back to the page unless the user went into the frame: by Tab, by a pointer, or by
 * a command of the page. The code in the frame can move the focus there at any time, for example
 * while somebody types in the editor, and no policy forbids it. Only the page can tell:
 *
 * - Tab was just pressed in the page and has not reached another element of it.
 * - The wrapper, a realm that the code cannot touch, has just seen the press of a pointer, and the
 *   page has not been used since.
 * - The wrapper has user activation, as browsers call it, which whatever the user does in the frame
 *   gives it, e.g. by a screen reader; keys in the page do not. It lasts for some seconds, so it says
 *   nothing soon after the user has left the frame, unless the pointer is over it.
 */
export function guardFocus(
  frame: HTMLIFrameElement,
  { ask, onSiege }: FocusGuardHandlers,
): FocusGuard {
  const { ownerDocument: page } = frame;
  const attempts = createAllowance(LIMITS.focusBurst, LIMITS.focusRate);
  const listeners = new AbortController();
  let isAdmitted = false;
  let leftAt = -Infinity;
  let usedAt = -Infinity;
  let tab: KeyboardEvent | undefined;
  let question: { id: number; askedAt: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let count = 0;
  let last = page.activeElement;

  const admit = (): void => {
    isAdmitted = true;
    tab = undefined;
    settle();
  };
  const settle = (): void => {
    clearTimeout(question?.timer);
    question = undefined;
  };
  const takeBack = (): void => {
    settle();
    if (page.activeElement !== frame) return;
    frame.blur();
    if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
    else window.focus();
    if (!attempts.take()) onSiege();
  };
  const leave = (): void => {
    // Also who was not yet known to be there.
    if (isAdmitted || question) leftAt = performance.now();
    isAdmitted = false;
    settle();
  };
  const look = (): void => {
    if (page.activeElement !== frame) {
      leave();
      return;
    }
    if (isAdmitted || question) return;
    const now = performance.now();
    // A Tab that the editor took for itself went nowhere.
    if (tab && !tab.defaultPrevented && now - tab.timeStamp < TAB_LIMIT) admit();
    else {
      question = { id: ++count, askedAt: now, timer: setTimeout(takeBack, ANSWER_LIMIT) };
      ask(count);
    }
  };

  const listen = <K extends keyof WindowEventMap>(
    name: K,
    listener: (event: WindowEventMap[K]) => void,
  ): void => addEventListener(name, listener, { capture: true, signal: listeners.signal });
  listen('keydown', (event) => {
    usedAt = event.timeStamp;
    tab = event.isTrusted && event.key === 'Tab' ? event : undefined;
  });
  listen('pointerdown', (event) => {
    usedAt = event.timeStamp;
    tab = undefined;
    // A click beside everything leaves the focus nowhere.
    setTimeout(() => {
      if (page.activeElement === page.body) last = null;
    });
  });
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target !== frame) {
      last = target;
      tab = undefined;
      // At once: by the next look, the code may have taken the focus again.
      leave();
    }
    setTimeout(look);
  });
  listen('focus', look);
  // While the event is dispatched, the browser has yet to move the focus: what the page would focus
  // now would look focused, but the keys would go to the frame.
  listen('blur', () => setTimeout(look));
  const timer = setInterval(look, INTERVAL);

  return {
    admit,
    answer(id, { isActive, sincePress }) {
      if (id !== question?.id) return;
      const now = performance.now();
      // At the earliest: the wrapper waits two frames before it answers.
      const pressedAt = question.askedAt - sincePress;
      const isLatest = pressedAt > usedAt;
      // Who pressed there and then used the page has left, even if a busy page did not see the focus come and go.
      const left = isLatest ? leftAt : Math.max(leftAt, pressedAt);
      const isFresh = now - left > ACTIVATION || frame.matches(':hover');
      const isPressed = isLatest && sincePress < PRESS_LIMIT;
      if (isPressed || (isActive && isFresh)) admit();
      else takeBack();
    },
    stop() {
      listeners.abort();
      clearInterval(timer);
      settle();
    },
  };
}
