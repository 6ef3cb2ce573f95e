import type { SandboxEvent } from '../sandbox/Sandbox.ts';
import { UNTIL_SILENT } from '../sandbox/timeLimits.ts';

/**
 * Milliseconds after its first render during which code is not blamed for a stop if earlier code shared its
 * frames: a hang is noticed late, so it may have begun before that render.
 */
const SETTLING = 2 * UNTIL_SILENT;

/**
 * Decides what happens to the present code when the frames are replaced. If no other code ran in them, it is
 * the cause and would be again, so the user decides whether to run it. Otherwise earlier code may have been
 * the cause, e.g. with a timer that still ran, so the present code runs once more, alone in new frames.
 */
export class RestartPolicy {
  /** Whether the present code runs for the second time. */
  #isRetry = false;
  #firstRenderedAt = -Infinity;
  /** Whether earlier code may have caused the last restart. */
  #isCauseUncertain = false;

  /** The present code was replaced, or the user runs it again. */
  reset(): void {
    this.#isRetry = false;
  }

  /** The present code has rendered for the first time since it started. */
  noteFirstRender(): void {
    if (!this.#isRetry) this.#firstRenderedAt = performance.now();
  }

  /** Whether a run that ends normally shows that earlier code caused the last restart. */
  get isCauseUncertain(): boolean {
    return this.#isCauseUncertain;
  }

  /**
   * @param revision - of the present code
   * @param isRunning - whether its run has not ended yet
   * @param isVerified - whether the build has run the same code to its end
   * @returns what to do with the present code, and whether to tell the user that it was stopped
   */
  decide(
    event: Extract<SandboxEvent, { type: 'restarted' }>,
    revision: number,
    isRunning: boolean,
    isVerified: boolean,
  ): 'hold' | 'retry' | 'report and retry' {
    const wasInFrames = event.revision === revision;
    // The device was too slow. The second time, more has been loaded and compiled.
    const isSlow = isVerified && isRunning;
    if (this.#isRetry || (wasInFrames && event.isAlone && !isSlow)) return 'hold';
    this.#isRetry = true;
    this.#isCauseUncertain = isRunning || performance.now() - this.#firstRenderedAt < SETTLING;
    // Otherwise earlier code was stopped while the present code waited: there is nothing to report.
    return (wasInFrames && !isSlow) || !isRunning ? 'report and retry' : 'retry';
  }
}
