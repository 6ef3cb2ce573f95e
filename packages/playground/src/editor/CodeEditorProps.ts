import type { SourceRange } from '@griffel-site/engine';
import type { Ref } from 'react';
import type { Fix, Problem } from '../problems/Problem.ts';
import type { Project } from '../project/Project.ts';
import type { TypeService } from '../types/TypeService.ts';

/** What the page can do with the editor. */
export interface CodeEditorHandle {
  focus(): void;
  /** Shows the file, puts the cursor there (1-based), scrolls to it and takes the focus. */
  goTo(file: string, line: number, column: number): void;
  /** Replaces a file's text as a single undoable change; the cursor stays in place if possible. */
  replace(file: string, text: string): void;
  /** Applies the edits of a fix as one undoable change per file. */
  applyFix(fix: Fix): void;
  /** Replaces all files. Undo restores the previous ones; with `offersUndo`, a notice says so. */
  load(project: Project, offersUndo: boolean): void;
  /**
   * Loads what is needed to write: search, suggestions, closing brackets. The first focus does it, too; call
   * it when more important things have loaded.
   */
  loadExtras(): Promise<void>;
}

/** A range of code in the hue of its class, as in the samples of the docs. */
export interface CodeMark extends SourceRange {
  /** The CSS classes that set the hue. */
  className: string;
  /** Whether the user points at the atom, here or in an output. */
  isActive: boolean;
}

/** The user's position in the code: an offset into the text of a file. */
export interface CodePlace {
  file: string;
  offset: number;
}

/** The position of the cursor for the status bar, 1-based, in characters. */
export interface CursorPosition {
  line: number;
  column: number;
  /** How many characters are selected, in all selections together. */
  selected: number;
}

/** Reports that a file was deleted, or that all were replaced. */
export interface EditorNotice {
  text: string;
  /** Undoes the change, and focuses the code. */
  undo: () => void;
  /** Removes the notice, and focuses the code. */
  dismiss: () => void;
}

export interface CodeEditorProps {
  /** The files to start with; later changes come through the handle. */
  initial: Project;
  /**
   * Called when a text, the set of files, or the active file changes. `source` is the object that the files
   * were loaded from; undo may restore those of an earlier one.
   */
  onChange: (project: Project, source: Project) => void;
  /** Shown in the text and in the gutter, with their fixes. */
  problems: readonly Problem[];
  /** Undefined keeps the last marks, moved along with edits. */
  marks?: readonly CodeMark[] | undefined;
  /** Starts TypeScript; called at the first focus, or when the user asks for a suggestion. */
  loadTypes?: () => Promise<TypeService>;
  /** The user pressed Mod-Enter. */
  onRun?: () => void;
  /** The user pressed Shift-Alt-f. */
  onFormat?: () => void;
  /** Called when the position of the pointer changes, or else that of the cursor; undefined if there is neither. */
  onPlace?: (place: CodePlace | undefined) => void;
  /** Called at the start, with another file, and when the selection changes; at most once per animation frame. */
  onCursor?: (position: CursorPosition) => void;
  /** A notice to show outside the editor, until called with undefined; a new object for each event. */
  onNotice?: (notice: EditorNotice | undefined) => void;
  /**
   * Wraps long lines at the edge of the editor.
   * @default true
   */
  wrap?: boolean;
  ref?: Ref<CodeEditorHandle>;
}
