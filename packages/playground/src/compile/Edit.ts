/** A change of a source: the text that takes the place of a range, which may be empty. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}
