import type { AnalyzedDeclaration } from '../Analysis.ts';
import type { Direction } from '../types.ts';

/** A slot of an analyzed call. */
export interface SlotRef {
  /** The id of the call. */
  call: string;
  /** Undefined for the class of makeResetStyles. */
  slot: string | undefined;
}

/** What one merged set of classes says about a property. */
export interface MergedClass {
  /** Undefined where it takes the property away, by `RESET` or by a shorthand. */
  className: string | undefined;
  /** Which of the inputs it comes from, as an index. */
  input: number;
  /** The declarations that made it; empty where the call is not among the analyzed ones. */
  declarations: readonly AnalyzedDeclaration[];
}

/** A property on which merged sets had a say. */
export interface MergedProperty {
  mergeKey: string;
  winner: MergedClass;
  /** In the order in which they were merged. */
  losers: readonly MergedClass[];
}

/** A set of classes that was merged: what a hook returned for a slot. */
export interface MergeInput {
  /** The `___` class that names the set. */
  sequence: string;
  /** The slots with that set; more than one where slots have equal styles. */
  slots: readonly SlotRef[];
}

/** Which class of which slot won which property over which. */
export interface MergeExplanation {
  /** The `___` class; undefined where the list holds no classes of makeStyles. */
  sequence: string | undefined;
  direction: Direction | undefined;
  /** In the order of the arguments of mergeClasses, of nested calls too: the last wins. */
  inputs: readonly MergeInput[];
  properties: readonly MergedProperty[];
  /** The classes of makeResetStyles among the list. */
  resets: readonly { className: string; slots: readonly SlotRef[] }[];
  /** Classes that Griffel did not make. */
  foreign: readonly string[];
}
