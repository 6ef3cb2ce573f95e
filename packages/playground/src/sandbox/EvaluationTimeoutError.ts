/** The styles took too long to evaluate; the message is for the reader. */
export class EvaluationTimeoutError extends Error {
  override name = 'EvaluationTimeoutError';

  /** @param limit - milliseconds */
  constructor(limit: number) {
    super(
      `Evaluating the styles took more than ${String(limit / 1000)} seconds and was stopped. Check the top level of each file for a loop that does not end.`,
    );
  }
}
