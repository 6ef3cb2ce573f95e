/**
 * Runs a step for each item, some of them at a time, in their order.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {number} atATime - how many run side by side
 * @param {(item: T) => Promise<void>} run
 * @returns {Promise<void>} when all have run; rejects with the first that does
 */
export async function runSideBySide(items, atATime, run) {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await run(item);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}
