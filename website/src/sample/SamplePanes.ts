/** A piece of code in an output, highlighted at build time. */
export interface SamplePiece {
  /** What it is, where an output has several. */
  title?: string;
  language: string;
  html: string;
}

/** The outputs of a sample, as they are loaded when a reader asks for one. */
export interface SamplePanes {
  css: SamplePiece[];
  classes: SamplePiece[];
  compiled: SamplePiece[];
  extracted: SamplePiece[];
  /** Missing where right-to-left pages have the same rules. */
  rtl?: SamplePiece[];
}
