/**
 * Whether a server answers, with any status.
 *
 * @param {string} url
 */
export const answers = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Milliseconds between two readings. */
const PAUSE = 100;

/**
 * Reads a value until it is good enough.
 *
 * @template T
 * @param {() => Promise<T>} read
 * @param {(found: T) => boolean} isEnough
 * @param {number} patience - in milliseconds
 * @returns {Promise<T>} the first value that is enough, or the last one when the time is over
 */
export async function poll(read, isEnough, patience) {
  const end = Date.now() + patience;
  for (;;) {
    const found = await read();
    if (isEnough(found) || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
