import type { StopReason } from './Sandbox.ts';

/** A sandbox whose frames can be replaced. */
interface Restartable {
  /** Removes its frames. */
  takeDown(): void;
  /** Creates new frames, once those of all sandboxes are removed. */
  startAgain(reason: StopReason): void;
}

const sandboxes = new Set<Restartable>();

/** Adds a sandbox to those that restart together. @returns a function that removes it */
export function joinPage(sandbox: Restartable): () => void {
  sandboxes.add(sandbox);
  return () => void sandboxes.delete(sandbox);
}

/** How many sandboxes the page has; they share the time of one process. */
export function countSandboxes(): number {
  return sandboxes.size;
}

/**
 * Replaces the frames of all sandboxes of the page. Browsers run them in one process, so as long as one of them
 * hangs, a new one does not start.
 */
export function restartPage(reason: StopReason): void {
  const all = [...sandboxes];
  for (const sandbox of all) sandbox.takeDown();
  for (const sandbox of all) sandbox.startAgain(reason);
}
