import type { Part } from './compareFixture.ts';
import type { Difference } from './describeParity.ts';

const RENAMED =
  'The preset has a bug: it looks at the local name, and so compiles a renamed makeResetStyles or ' +
  'makeStaticStyles to __styles(). The engine writes the right function, and warns.';
const ADDRESSES =
  'Without a compiler, a class of an imported asset depends on the URL that the bundler assigns to it. ' +
  'The engine shows the class of compiled code, and warns.';
const LOADING =
  'At run time, rules are ordered as import() loads the files; the engine uses the order of the ' +
  'bundler, which is that of the extracted style sheet.';
const NAMESPACE =
  'The names of a namespace have another order in each bundler; the engine uses that of the compilers.';
const REPEATED =
  'V8 gives a repeated key behind a spread the place of the last one, other browsers and the compilers ' +
  'that of the first, as the engine does.';
const ORDER = 'The inner call runs first, but the engine numbers calls in source order.';

/** By fixture. A listed difference that no longer occurs fails the test. */
export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  'alias-of-reset': { of: ['compiled', 'extracted', 'stylesheet'], because: RENAMED },
  'asset-queries': { of: ['classes', 'css'], because: ADDRESSES },
  'defaults-under-a-name': { of: ['classes', 'css'], because: ADDRESSES },
  'dynamic-imports-everywhere': { of: ['css'], because: LOADING },
  'imported-assets': { of: ['classes', 'css'], because: ADDRESSES },
  'keys-repeated-behind-spreads': { of: ['classes', 'css'], because: REPEATED },
  'order-of-a-namespace': { of: ['css'], because: NAMESPACE },
  'order-of-commonjs': { of: ['classes', 'css'], because: NAMESPACE },
  precompiled: { of: ['css'], because: ADDRESSES },
  'nested-calls': { of: ['classes', 'css'], because: ORDER },
  'alias-of-static': { of: ['compiled', 'extracted', 'stylesheet'], because: RENAMED },
};

/** A difference that has a reason. */
export interface KnownDifference {
  /** The path of the file, as the corpus prints it. */
  file: string;
  column: Part | 'positions';
  because: string;
}

/** Differences that do not fail the corpus. A listed one that no longer occurs does. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [];
