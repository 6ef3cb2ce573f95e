/**
 * An author's mistake in a fence. The functions that read a fence know neither its file nor its
 * place, so they say on which line of the fence it is; `failAtFence` makes it an error with
 * file:line.
 */
export class FenceError extends Error {
  override name = 'FenceError';

  /**
   * @param reason what is wrong, and what to do
   * @param line the line inside the fence: 0 is the opening fence, 1 the first line of its content
   */
  constructor(
    reason: string,
    readonly line: number = 0,
  ) {
    super(reason);
  }
}
