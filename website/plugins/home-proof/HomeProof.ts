/** A class with its hue. */
export interface ProofAtom {
  name: string;
  /** 0 to 7; no other class of the sample has it, as long as there are eight or fewer. */
  hue: number;
}

/** An element that wears the classes of a slot. */
export interface ProofElement {
  /** The component that it stands for. */
  name: string;
  /** All classes of the element. */
  className: string;
  /** Those of them that are atoms. */
  atoms: ProofAtom[];
}

/** What an atom is, in words: its declaration and the components that wrote it. */
export interface ProofNote extends ProofAtom {
  /** The declaration as it is written. */
  code: string;
  components: string[];
}

/** One way to ship the styles. */
export interface ProofStep {
  id: 'run-time' | 'ahead-of-time' | 'extraction';
  /** What the library adds to a bundle, in bytes of gzip, as `measureBundleSizes` found. */
  bytes: number;
  /** The module that ships, highlighted, its atoms marked. */
  html: string;
}

/** The picture of the first screen. */
export interface ProofOfAtoms {
  steps: ProofStep[];
  elements: ProofElement[];
  /** The rules, highlighted, a line each. */
  css: string;
  notes: ProofNote[];
  declarations: number;
  rules: number;
  /** The extracted stylesheet, in bytes. */
  stylesheetBytes: number;
  /** Opens the styles in the playground. */
  link: string;
}

/** How rules grow with an application, file by file. */
export interface ProofOfGrowth {
  /** Sums after each template. */
  points: { title: string; declarations: number; rules: number }[];
}

/** What mergeClasses makes of the same slots in both orders. */
export interface ProofOfMerging {
  html: string;
  merges: {
    /** The call, highlighted. */
    html: string;
    element: ProofElement;
    /** The classes that lost. */
    lost: ProofAtom[];
  }[];
}

/** The same style in both directions. */
export interface ProofOfDirections {
  html: string;
  directions: { direction: 'ltr' | 'rtl'; element: ProofElement; css: string }[];
}

/** What a server sends. */
export interface ProofOfServer {
  /** The lines that render, quoted from an example. */
  html: string;
  /** What they made of the elements of the first screen. */
  output: string;
}

/** All that the home page shows and that Griffel computes while the site is built. */
export interface HomeProof {
  atoms: ProofOfAtoms;
  growth: ProofOfGrowth;
  merging: ProofOfMerging;
  directions: ProofOfDirections;
  server: ProofOfServer;
  /** What was measured. */
  versions: Readonly<Record<string, string>>;
}
