import type { Part } from './compareFixture.ts';
import type { Difference } from './describeParity.ts';

const RENAMED =
  'The preset compiles a renamed makeResetStyles or makeStaticStyles to __styles(), a bug: it looks ' +
  'at the local name. The engine writes what is meant, and warns.';
const ADDRESSES =
  'Without a compiler, a class of an imported asset depends on the address that the bundler assigns to it. ' +
  'The engine shows the class of compiled code, and warns.';
const LOADING =
  'At run time the order is that in which import() loads the files; the engine takes that of the ' +
  'bundler, which is the order of the extracted style sheet.';
const ORDER = 'The inner call runs first; the engine counts calls as they stand in the source.';

/** By fixture. A difference that is listed and no longer there fails the test. */
export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'alias-of-reset': { of: ['compiled', 'extracted', 'stylesheet'], because: RENAMED },
  'dynamic-imports-everywhere': { of: ['css'], because: LOADING },
  'imported-assets': { of: ['classes', 'css'], because: ADDRESSES },
  precompiled: { of: ['css'], because: ADDRESSES },
  'nested-calls': { of: ['classes', 'css'], because: ORDER },
  'alias-of-static': { of: ['compiled', 'extracted', 'stylesheet'], because: RENAMED },
};

/** A difference that is there for a reason. */
export interface KnownDifference {
  /** The file's place, as the corpus prints it. */
  file: string;
  column: Part | 'positions';
  because: string;
}

/** Differences of the corpus that do not fail it. One that is listed and no longer there does. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [];
