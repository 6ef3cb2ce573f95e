import type { CallKind } from '@griffel-site/engine';
import type { RenderedElement } from '../sandbox/Sandbox.ts';
import type { VersionCall, VersionRule } from './worker/resolveCalls.ts';

/** Of the one release, then of the other; undefined where it has nothing of the kind. */
export type Pair<Value> = readonly [Value, Value];

/** A class that is another, or that only one of the releases gives. */
export interface ClassDifference {
  file: string;
  line: number;
  kind: CallKind;
  /** Undefined for makeResetStyles. */
  slot: string | undefined;
  direction: 'ltr' | 'rtl';
  classes: Pair<string | undefined>;
  /** The rules with each of them. */
  rules: Pair<readonly string[]>;
}

/** An element that was rendered differently. */
export interface ElementDifference {
  /** The element of each release at that place, if it has one. */
  elements: Pair<RenderedElement | undefined>;
  /** Computed values that differ. */
  values: readonly { property: string; values: Pair<string> }[];
  /** Whether it has another place or size. */
  isMoved: boolean;
  /** Whether it has other classes. */
  hasOtherClasses: boolean;
}

/** What is different between two releases of Griffel, for the same code. */
export interface VersionComparison {
  versions: Pair<string>;
  /** How many classes and rules each of them makes. */
  counts: { classes: Pair<number>; rules: Pair<number>; elements: Pair<number> };
  classes: readonly ClassDifference[];
  /** Rules that only one of them makes. */
  rules: Pair<readonly VersionRule[]>;
  /** Whether rules that both make are inserted in another order. */
  isOrderOther: boolean;
  /** What a release throws on styles, or while the code runs, in words. */
  faults: Pair<readonly string[]>;
  elements: readonly ElementDifference[];
  /** Properties whose computed values were compared. */
  properties: readonly string[];
}

/** What one release made of the code. */
export interface VersionResult {
  calls: readonly { file: string; line: number; kind: CallKind; made: VersionCall }[];
  elements: readonly RenderedElement[];
  faults: readonly string[];
}
