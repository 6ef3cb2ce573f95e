/** A class with its hue. */
export interface ProofAtom {
  name: string;
  /** 0 to 7; no other class of the sample has it, as long as there are eight or fewer. */
  hue: number;
}

/** An element that has the classes of a slot. */
export interface ProofElement {
  /** The component that it stands for. */
  name: string;
  /** All classes of the element. */
  className: string;
  /** Those of them that are atoms. */
  atoms: ProofAtom[];
}

/** A line of a component's styles, with what it came to. */
export interface ProofLine {
  /** The line, highlighted, without its line break. */
  html: string;
  /** The class of the declaration; lines without a declaration have none. */
  atom?: ProofAtom;
  /** The rule that this declaration added, highlighted; undefined where the rule was there before. */
  rule?: string;
}

/** A component of the demonstration. */
export interface ProofComponent {
  file: string;
  lines: ProofLine[];
  element: ProofElement;
}

/** What an atom is, in words: its declaration and the components that wrote it. */
export interface ProofNote extends ProofAtom {
  /** The declaration as it is written. */
  code: string;
  components: string[];
}

/** Components that share declarations, as the first view shows them. */
export interface ProofOfAtoms {
  /** In the order in which their styles come to the page. */
  components: ProofComponent[];
  notes: ProofNote[];
  /** The atom that the demonstration follows: the first that two components share. */
  story: ProofAtom;
  declarations: number;
  rules: number;
  /** Opens the styles in the playground. */
  link: string;
}

/** How rules grow with an application, file by file. */
export interface ProofOfGrowth {
  /** Sums after each template. */
  points: { title: string; declarations: number; rules: number }[];
}

/** The same two sets of styles in both orders: classes of a stylesheet, and of mergeClasses. */
export interface ProofOfMerging {
  /** The stylesheet, highlighted. */
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
  /** What the library adds to a bundle, in bytes of gzip, as `measureBundleSizes` found. */
  bytes: number;
  /** What becomes of one declaration, highlighted. */
  ships: { place: 'JavaScript' | 'CSS'; html: string }[];
}

/** All that the home page shows and that Griffel computes while the site is built. */
export interface HomeProof {
  atoms: ProofOfAtoms;
  growth: ProofOfGrowth;
  merging: ProofOfMerging;
  modes: ProofMode[];
  /** What was measured. */
  versions: Readonly<Record<string, string>>;
}
