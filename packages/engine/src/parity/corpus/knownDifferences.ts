import type { Part } from '../compareFixture.ts';

/** A difference that is there for a reason. */
export interface KnownDifference {
  /** The file's place, as the corpus prints it. */
  file: string;
  column: Part | 'positions';
  because: string;
}

/** Differences of the corpus that do not fail it. One that is listed and no longer there does. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [];
