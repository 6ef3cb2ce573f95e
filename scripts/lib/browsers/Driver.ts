/** A page in a real browser: the operations that all drivers support. */
export interface Driver {
  /** The browser, with its version. */
  name: string;
  open(url: string): Promise<void>;
  /**
   * Runs the body of a function in the page.
   *
   * @returns what the body returns, passed as JSON
   * @throws Error if it throws or times out
   */
  read(body: string): Promise<unknown>;
  /**
   * Does the same in the innermost frame inside the frame with this title.
   *
   * @throws Error if there is no such frame
   */
  readFrame(title: string, body: string): Promise<unknown>;
  /** Closes the browser and everything that was started for it. */
  close(): Promise<void>;
}
