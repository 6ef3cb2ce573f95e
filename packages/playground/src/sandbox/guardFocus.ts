import { createAllowance, LIMITS } from './protocol/limits.ts';
import type { UserActivity } from './protocol/messages.ts';

interface FocusGuardHandlers {
  /** Asks the wrapper what the user has done in the frame lately. */
  ask: (id: number) => void;
  /** The code keeps taking the focus. */
  onStealing: () => void;
}

/** Keeps the focus out of a frame unless the user moved it there. */
interface FocusGuard {
  /** Allows the frame to have the focus, because the user asked for it. */
  allow(): void;
  /** Takes the wrapper's answer to the question with that id. */
  answer(id: number, activity: UserActivity): void;
  stop(): void;
}

/** The most milliseconds from a press of Tab until the focus is in the frame. */
const TAB_LIMIT = 1000;
/** Milliseconds that user activation of a frame lasts in browsers, and a bit more. */
const ACTIVATION = 6000;
/** The most milliseconds from a press of a pointer in the frame until the focus is there. */
const PRESS_LIMIT = 1000;
/**
 * Milliseconds to wait for the wrapper's answer: code that keeps it from answering does not get the focus. A slow
 * device answers late, too, and its user would have to press again.
 */
const ANSWER_LIMIT = 1000;
/** Milliseconds between checks, because the focus can enter a frame without an event in the page. */
const INTERVAL = 200;

/**
 * Returns the focus to the page unless the user moved it into the frame: by Tab, by a pointer, or by a
 * command of the page. The code in the frame can take the focus at any time, for example while the user types
 * in the editor, and no policy forbids it. The user moved it if one of these holds:
 *
 * - Tab was just pressed in the page and has not reached another element of the page.
 * - The wrapper, a realm that the code cannot touch, has just seen a press of a pointer, and the page has not
 *   been used since.
 * - The wrapper has user activation, the browser's term for recent use. Anything that the user does in the
 *   frame activates it, e.g. with a screen reader; keys in the page do not. Activation lasts some seconds, so
 *   it proves nothing soon after the frame has had the focus, nor soon after the page was used: what the user types in
 *   the page while the code takes the focus goes to the frame, and activates it.
 */
export function guardFocus(
  frame: HTMLIFrameElement,
  { ask, onStealing }: FocusGuardHandlers,
): FocusGuard {
  const { ownerDocument: page } = frame;
  const attempts = createAllowance(LIMITS.focusBurst, LIMITS.focusRate);
  const listeners = new AbortController();
  let isAllowed = false;
  let leftAt = -Infinity;
  let usedAt = -Infinity;
  let tab: KeyboardEvent | undefined;
  let question: { id: number; askedAt: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let lastId = 0;
  /** The element of the page that had the focus last. */
  let last = page.activeElement;

  const allow = (): void => {
    isAllowed = true;
    tab = undefined;
    dropQuestion();
  };
  const dropQuestion = (): void => {
    clearTimeout(question?.timer);
    question = undefined;
  };
  const takeBack = (): void => {
    dropQuestion();
    if (page.activeElement !== frame) return;
    leftAt = performance.now();
    frame.blur();
    if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
    else window.focus();
    if (!attempts.take()) onStealing();
  };
  const noteLeft = (): void => {
    // With a question open, the user may have been in the frame as well.
    if (isAllowed || question) leftAt = performance.now();
    isAllowed = false;
    dropQuestion();
  };
  const check = (): void => {
    if (page.activeElement !== frame) {
      noteLeft();
      return;
    }
    if (isAllowed || question) return;
    const now = performance.now();
    // A Tab that the editor handled did not move the focus.
    if (tab && !tab.defaultPrevented && now - tab.timeStamp < TAB_LIMIT) allow();
    else {
      question = { id: ++lastId, askedAt: now, timer: setTimeout(takeBack, ANSWER_LIMIT) };
      ask(lastId);
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
    // A click on nothing focusable leaves no element with the focus.
    setTimeout(() => {
      if (page.activeElement === page.body) last = null;
    });
  });
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target !== frame) {
      last = target;
      tab = undefined;
      // Not later: by the next check, the code may have taken the focus again.
      noteLeft();
    }
    setTimeout(check);
  });
  listen('focus', check);
  // During this event the browser has not moved the focus yet: an element that the page focused now would look
  // focused, but keys would go to the frame.
  listen('blur', () => setTimeout(check));
  const timer = setInterval(check, INTERVAL);

  return {
    allow,
    answer(id, { isActive, sincePress }) {
      if (id !== question?.id) return;
      const now = performance.now();
      // At the earliest, because the question takes some time to arrive.
      const pressedAt = question.askedAt - sincePress;
      const isLatest = pressedAt > usedAt;
      // A user who pressed in the frame and then used the page has left the frame, even if the page was too
      // busy to see the focus come and go.
      const left = isLatest ? leftAt : Math.max(leftAt, pressedAt);
      const isFresh = now - Math.max(left, usedAt) > ACTIVATION;
      const isPressed = isLatest && sincePress < PRESS_LIMIT;
      if (isPressed || (isActive && isFresh)) allow();
      else takeBack();
    },
    stop() {
      listeners.abort();
      clearInterval(timer);
      dropQuestion();
    },
  };
}
