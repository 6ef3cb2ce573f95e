/** A piece of code in an output, highlighted at build time. */
export interface SamplePiece {
  /** What it is, where an output has several. */
  title?: string;
  language: string;
  html: string;
}

/** What a hook returns for a slot. */
export interface SlotClasses {
  /** `useStyles().root`. */
  label: string;
  /** One for each declaration, with the CSS classes of its hue; one that names the set has no hue. */
  classes: { name: string; hue?: string }[];
}

/** The outputs of a sample that are loaded when a user asks for one. */
export interface SamplePanes {
  classes: SlotClasses[];
  /** Missing where the page has them. */
  css?: SamplePiece[];
  compiled: SamplePiece[];
  extracted: SamplePiece[];
  /** Opens the sample in the playground; an address from the site's root. */
  link: string;
  /** A module beside the files of the sample that renders its result; missing where that reacts to nothing. */
  module?: string;
  /** Missing where right-to-left pages have the same rules. */
  rtl?: SamplePiece[];
}
