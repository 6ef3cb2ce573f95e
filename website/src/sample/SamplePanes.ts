/** A piece of code in an output, highlighted at build time. */
export interface SamplePiece {
  /** What it is, where an output has several. */
  title?: string;
  language: string;
  html: string;
}

/** The outputs of a sample that are loaded when a reader asks for one. */
export interface SamplePanes {
  classes: SamplePiece[];
  compiled: SamplePiece[];
  extracted: SamplePiece[];
  /** Opens the sample in the playground; an address from the site's root. */
  link: string;
  /** Missing where right-to-left pages have the same rules. */
  rtl?: SamplePiece[];
}
