/** Something in a sample that is not as its author says. */
export interface SampleProblem {
  /** The file of the sample, by its name. */
  file: string;
  /** The line in that file, counted from 1. */
  line: number;
  /** What is wrong, word for word, and what to do. */
  message: string;
}
