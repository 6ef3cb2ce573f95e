/** A class that a sample of the site has come to. */
export interface Atom {
  name: string;
  /** The number of its hue on its page, 0 to 7. */
  hue: number;
}
