/** A stretch of a text. */
export interface TextRange {
  from: number;
  /** Behind its last character. */
  to: number;
}
