/** A piece of code in an output, highlighted at build time. */
export interface SamplePiece {
  /** Its title if the output has several pieces. */
  title?: string;
  language: string;
  html: string;
}

/** The classes that a hook returns for a slot. */
export interface SlotClasses {
  /** `useStyles().root`. */
  label: string;
  /** One for each declaration, with the CSS classes of its hue; the sequence class has no hue. */
  classes: { name: string; hue?: string }[];
}

/** The outputs of a sample that load on demand. */
export interface SamplePanes {
  classes: SlotClasses[];
  /** Missing if the page contains it. */
  css?: SamplePiece[];
  compiled: SamplePiece[];
  extracted: SamplePiece[];
  /** Opens the sample in the playground; relative to the site's root. */
  link: string;
  /** The source of a module that renders the result; missing if the result is not interactive. */
  module?: string;
  /** Missing if right-to-left pages have the same rules. */
  rtl?: SamplePiece[];
}
