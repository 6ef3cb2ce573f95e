/** A class that a sample of the site has come to. */
export interface Atom {
  name: string;
  /** The number of its hue, by its property; undefined where a class holds many declarations. */
  hue: number | undefined;
}
