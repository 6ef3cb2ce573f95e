import { setTimeout } from 'node:timers/promises';

/** Waiting ends after this many turns of about a millisecond, in case a sample keeps setting timers. */
const MAX_TURNS = 2000;
/** The longest timer that is awaited, in milliseconds. */
const LONGEST_DELAY = 1000;

/**
 * Creates a function that waits until effects, promises, timers of up to a second and animation frames are done. It tracks
 * timers, which React uses as well, because how many there are depends on how busy the machine is.
 *
 * @param {import('jsdom').DOMWindow} window whose timers are replaced, before anything uses them
 */
export function createSettle(window) {
  const waiting = new Set();
  const { setTimeout: set, clearTimeout: clear } = window;
  Object.assign(window, {
    setTimeout(/** @type {unknown} */ run, delay = 0, /** @type {unknown[]} */ ...args) {
      const call = () => {
        waiting.delete(id);
        if (typeof run === 'function') run(...args);
      };
      const id = set.call(window, call, delay);
      if (delay <= LONGEST_DELAY) waiting.add(id);
      return id;
    },
    clearTimeout(/** @type {number} */ id) {
      waiting.delete(id);
      clear.call(window, id);
    },
  });
  countFrames(window, waiting);
  return async () => {
    for (let turn = 0; turn < 3 || (waiting.size > 0 && turn < MAX_TURNS); turn += 1) {
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
