import type { SourceFiles } from '@griffel-site/engine';
import type { Fix, Problem } from '../problems/Problem.ts';

/** A suggestion at a place in the code. */
export interface TypeCompletion {
  label: string;
  /** TypeScript's kind: `property`, `function`, `keyword`, … */
  kind: string;
  /** What to insert where it is not the label. */
  insert?: string;
  /** Orders the list, as TypeScript's `sortText` does. */
  order: string;
  /** It comes from another module: `describe` says how the imports change with it. */
  needsImport?: boolean;
  /** That module; give it to `describe`. */
  source?: string;
  deprecated?: boolean;
}

export interface TypeCompletions {
  /** The range that a choice replaces, as offsets. */
  from: number;
  to: number;
  items: readonly TypeCompletion[];
}

/** What the language service says of the name at a place; all of it plain text. */
export interface TypeHover {
  from: number;
  to: number;
  signature: string;
  documentation: string;
}

/** What is told of one suggestion, before it is taken. */
export interface TypeDescription {
  signature: string;
  documentation: string;
  /** The changes that import it, where it comes from another module. */
  imports?: Fix['edits'];
}

/** TypeScript in a worker, loaded when the reader first needs it. Places are offsets into the text. */
export interface TypeService {
  /** Tells the worker the texts as they are now; cheap, sends only what changed. */
  setFiles(files: SourceFiles): void;
  /** Suggestions; undefined where there are none, and where a later question has overtaken this. */
  complete(file: string, position: number, explicit: boolean): Promise<TypeCompletions | undefined>;
  /**
   * Signature, documentation and import of one suggestion, asked for when it is highlighted or taken.
   * Offsets are into the texts of the last `setFiles`.
   */
  describe(
    file: string,
    position: number,
    label: string,
    source?: string,
  ): Promise<TypeDescription | undefined>;
  hover(file: string, position: number): Promise<TypeHover | undefined>;
  /** Faults of all files, as of the last `setFiles`. */
  diagnose(): Promise<readonly Problem[]>;
  dispose(): void;
}
