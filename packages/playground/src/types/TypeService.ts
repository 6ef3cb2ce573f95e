import type { SourceFiles } from '@griffel-site/engine';
import type { Fix, Problem } from '../problems/Problem.ts';

/** A suggestion at a position in the code. */
export interface TypeCompletion {
  label: string;
  /** TypeScript's kind: `property`, `function`, `keyword`, … */
  kind: string;
  /** The text to insert, if it is not the label. */
  insert?: string;
  /** Sorts the list; TypeScript's `sortText`. */
  order: string;
  /** Whether it comes from another module; `describe` returns the edits that import it. */
  needsImport?: boolean;
  /** That module, to pass to `describe`. */
  source?: string;
  deprecated?: boolean;
}

export interface TypeCompletions {
  /** The range that a choice replaces, as offsets. */
  from: number;
  to: number;
  items: readonly TypeCompletion[];
}

/** What the language service knows about the name at a position, as plain text. */
export interface TypeHover {
  from: number;
  to: number;
  signature: string;
  documentation: string;
}

/** Details of a suggestion. */
export interface TypeDescription {
  signature: string;
  documentation: string;
  /** The edits that import it, if it comes from another module. */
  imports?: Fix['edits'];
}

/** TypeScript in a worker, loaded when it is first needed. Positions are offsets into the text. */
export interface TypeService {
  /** Sets the present texts; the worker receives only those that changed. */
  setFiles(files: SourceFiles): void;
  /** Suggestions; undefined if there are none, or if a newer request replaced this one. */
  complete(file: string, position: number, explicit: boolean): Promise<TypeCompletions | undefined>;
  /**
   * Signature, documentation and import of one suggestion, requested when it is highlighted or chosen.
   * Offsets are into the texts of the last `setFiles`.
   */
  describe(
    file: string,
    position: number,
    label: string,
    source?: string,
  ): Promise<TypeDescription | undefined>;
  hover(file: string, position: number): Promise<TypeHover | undefined>;
  /** The problems of all files, as of the last `setFiles`. */
  diagnose(): Promise<readonly Problem[]>;
  dispose(): void;
}
