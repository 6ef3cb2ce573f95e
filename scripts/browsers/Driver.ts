/** A page of a real browser, by what all of the drivers can do. */
export interface Driver {
  /** The browser, with its version. */
  name: string;
  open(url: string): Promise<void>;
  /**
   * Runs the body of a function in the page.
   *
   * @returns what the body returns, as JSON carries it
   * @throws Error where it throws, or does not end in time
   */
  read(body: string): Promise<unknown>;
  /**
   * The same in the document of the innermost frame of the one with this title.
   *
   * @throws Error where there is no such frame
   */
  readFrame(title: string, body: string): Promise<unknown>;
  /** Ends the browser and all that was started for it. */
  close(): Promise<void>;
}
