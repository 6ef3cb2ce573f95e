/** A list of classes on rendered elements, with classes of Griffel among them. */
export interface ClassList {
  /** The tag of the first element that has it. */
  tag: string;
  classes: string;
  /** How many elements have it. */
  count: number;
}

/** A computed value that another order of insertion changed. */
export interface OrderChange {
  tag: string;
  classes: string;
  /** Empty for the element itself, else `::before` or `::after`. */
  pseudo: string;
  property: string;
  before: string;
  after: string;
}

/** How the rules of the preview are inserted. */
export interface InsertionOrder {
  /** Whether all rules that the code inserted were there before, the last one first. */
  isReversed: boolean;
  /** Whether media and container queries are in the order of their widths, not of their text. */
  isByWidth: boolean;
}

/** What the rendered tree has of Griffel; untrusted and bounded. */
export interface RenderedClasses {
  lists: readonly ClassList[];
  /** Classes in the order in which their rules were inserted. */
  arrived: readonly string[];
  order: InsertionOrder;
  /** What the order changed, against the one in which the code renders. */
  changes: readonly OrderChange[];
}
