/** What an author says will happen when a sample is checked and run. */
export interface Expectation {
  /**
   * `norun`: the sample is type-checked only. For code that cannot run in jsdom: it needs layout,
   * network, a second process, a server, a markup of its own, or packages that samples cannot
   * import. Prefer a sample that runs.
   */
  norun: boolean;
  /**
   * `typeError="text"`: TypeScript reports an error whose message contains the text. The sample is
   * then run only if `logs` or `throws` is given too.
   */
  typeErrors: readonly string[];
  /** `logs="text"`: running it calls console.error or console.warn with the text. */
  logs: readonly string[];
  /** `throws="text"`: evaluating or rendering it throws an error whose message contains the text. */
  throws?: string;
}
