/** A stretch of text that belongs to an atom: a declaration, and the class and the rule it became. */
export interface AtomRange {
  from: number;
  to: number;
  /** The atom's name in its sample: the class, or for static styles a number. */
  atom: string;
  /** Its number of `allocateHues`; static styles have no class, and no hue. */
  hue: number | undefined;
  /** The class of right-to-left pages, where that is another. */
  rtl?: string;
}

/** Code with the places of its atoms. */
export interface MarkedText {
  text: string;
  atoms: readonly AtomRange[];
}

/** What Griffel makes of a sample, as readers see it. */
export interface Outputs {
  /** The atoms of the source, by file. */
  sources: Readonly<Record<string, readonly AtomRange[]>>;
  /** The numbers of `allocateHues` for all classes, those of right-to-left pages among them. */
  hues: Readonly<Record<string, number>>;
  /** The rules of left-to-right pages, by bucket, in the order of the cascade, a line each. */
  css: MarkedText;
  /** The rules of right-to-left pages; undefined where they are the same. */
  rtl: MarkedText | undefined;
  /** The rules of both directions: the browser gets them all, whatever the direction of the page. */
  rules: string;
  /** What each hook returns. */
  classes: MarkedText;
  /** The modules that ahead-of-time compilation writes, by file. */
  compiled: Readonly<Record<string, string>>;
  /** The modules that extraction leaves, by file. */
  extracted: Readonly<Record<string, string>>;
  /** The stylesheet that extraction writes, a rule a line. */
  stylesheet: string;
}
