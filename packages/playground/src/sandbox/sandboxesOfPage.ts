import type { StopReason } from './Sandbox.ts';

/** A sandbox as its neighbors see it. */
interface Neighbor {
  /** Takes its frames down. */
  takeDown(): void;
  /** Sets them up anew. */
  setUp(reason: StopReason): void;
}

const neighbors = new Set<Neighbor>();

/** Makes a sandbox known to the others of the page. @returns what takes it out again */
export function joinPage(neighbor: Neighbor): () => void {
  neighbors.add(neighbor);
  return () => void neighbors.delete(neighbor);
}

/**
 * Replaces the frames of all sandboxes. Browsers run them in one process: as long as one that hangs
 * is left, a new one beside it does not start.
 */
export function restartPage(reason: StopReason): void {
  const all = [...neighbors];
  for (const neighbor of all) neighbor.takeDown();
  for (const neighbor of all) neighbor.setUp(reason);
}
