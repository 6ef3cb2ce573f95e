import { setTimeout } from 'node:timers/promises';

/** Waiting ends after this many turns of about a millisecond, in case a sample keeps setting timers. */
const MAX_TURNS = 200;
const MAX_TURNS_OF_WAITING = 2000;
/** The longest timer that a test is awaited for, in milliseconds. */
const LONGEST_DELAY = 1000;

/**
 * Creates a function that waits until effects, promises and timers without delay are done. It tracks these
 * timers, which React uses as well, because how many there are depends on how busy the machine is.
 *
 * @param {import('jsdom').DOMWindow} window whose timers are replaced, before anything uses them
 * @param {boolean} waits whether to wait for longer timers and animation frames, too, as in a test
 */
export function createSettle(window, waits) {
  const waiting = new Set();
  const { setTimeout: set, clearTimeout: clear } = window;
  const maxTurns = waits ? MAX_TURNS_OF_WAITING : MAX_TURNS;
  const maxDelay = waits ? LONGEST_DELAY : 1;
  Object.assign(window, {
    setTimeout(/** @type {unknown} */ run, delay = 0, /** @type {unknown[]} */ ...args) {
      const call = () => {
        waiting.delete(id);
        if (typeof run === 'function') run(...args);
      };
      const id = set.call(window, call, delay);
      if (delay <= maxDelay) waiting.add(id);
      return id;
    },
    clearTimeout(/** @type {number} */ id) {
      waiting.delete(id);
      clear.call(window, id);
    },
  });
  if (waits) countFrames(window, waiting);
  return async () => {
    for (let turn = 0; turn < 3 || (waiting.size > 0 && turn < maxTurns); turn += 1) {
      await setTimeout(1);
    }
  };
}

/**
 * @param {import('jsdom').DOMWindow} window
 * @param {Set<unknown>} waiting gets an entry for each pending animation frame
 */
function countFrames(window, waiting) {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  /** @param {number} id */
  const nameFrame = (id) => `frame ${id}`;
  Object.assign(window, {
    requestAnimationFrame(/** @type {FrameRequestCallback} */ run) {
      const id = request.call(window, (time) => {
        waiting.delete(nameFrame(id));
        run(time);
      });
      waiting.add(nameFrame(id));
      return id;
    },
    cancelAnimationFrame(/** @type {number} */ id) {
      waiting.delete(nameFrame(id));
      cancel.call(window, id);
    },
  });
}
