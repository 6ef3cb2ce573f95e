/** A class with its hue. */
export interface ProofAtom {
  name: string;
  /** 0 to 7; no other class of the sample has it, as long as there are eight or fewer. */
  hue: number;
}

/** An element that has the classes of a slot. */
export interface ProofElement {
  /** The component that it represents. */
  name: string;
  /** All classes of the element. */
  className: string;
  /** The classes that are atoms. */
  atoms: ProofAtom[];
}

/** A line of a component's styles, with its class and rule. */
export interface ProofLine {
  /** The line, highlighted, without its line break. */
  html: string;
  /** The class of the declaration; lines without a declaration have none. */
  atom?: ProofAtom;
  /** The rule that this declaration added, highlighted; undefined if the rule existed before. */
  rule?: string;
}

/** A component of the demonstration. */
export interface ProofComponent {
  file: string;
  lines: ProofLine[];
  element: ProofElement;
}

/** A description of an atom: its declaration and the components with that declaration. */
export interface ProofNote extends ProofAtom {
  /** The source of the declaration. */
  code: string;
  components: string[];
}

/** Components that share declarations, for the first view. */
export interface ProofOfAtoms {
  /** In the order in which their styles are inserted. */
  components: ProofComponent[];
  notes: ProofNote[];
  /** The atom that the demonstration follows: the first one that two components share. */
  story: ProofAtom;
  declarations: number;
  rules: number;
  /** Opens the styles in the playground. */
  link: string;
}

/** How rules grow with an application. */
export interface ProofOfGrowth {
  /** Cumulative sums, template by template. */
  points: { title: string; declarations: number; rules: number }[];
}

/** The same two sets of styles in both orders: as classes of a style sheet, and merged by mergeClasses. */
export interface ProofOfMerging {
  /** The style sheet, highlighted. */
  css: string;
  cascade: { html: string; className: string }[];
  /** The styles of Griffel, highlighted. */
  source: string;
  merges: {
    /** The call, highlighted. */
    html: string;
    element: ProofElement;
    /** The classes that lost. */
    lost: ProofAtom[];
  }[];
}

/** One way to ship the styles. */
export interface ProofMode {
  id: 'run-time' | 'ahead-of-time' | 'extraction';
  /** The number of bytes, with gzip, that the library adds to a bundle, from `measureBundleSizes`. */
  bytes: number;
  /** The shipped code for one declaration, highlighted. */
  ships: { place: 'JavaScript' | 'CSS'; html: string }[];
}

/** All data on the home page that Griffel computes at build time. */
export interface HomeProof {
  atoms: ProofOfAtoms;
  growth: ProofOfGrowth;
  merging: ProofOfMerging;
  modes: ProofMode[];
  /** The versions of the measured packages. */
  versions: Readonly<Record<string, string>>;
}
