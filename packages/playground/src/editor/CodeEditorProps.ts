import type { SourceRange } from '@griffel-site/engine';
import type { Ref } from 'react';
import type { Fix, Problem } from '../problems/Problem.ts';
import type { Project } from '../project/Project.ts';
import type { TypeService } from '../types/TypeService.ts';

/** What the page can ask of the editor. */
export interface CodeEditorHandle {
  focus(): void;
  /** Shows the file, puts the cursor there (1-based), scrolls to it and takes the focus. */
  goTo(file: string, line: number, column: number): void;
  /** Replaces a file's text as one change that undo takes back; the cursor stays where it can. */
  replace(file: string, text: string): void;
  /** Makes the edits of a fix as one change, which undo takes back file by file. */
  applyFix(fix: Fix): void;
  /**
   * Replaces all files. Undo brings the former ones back; with `offersUndo`, a notice says so.
   */
  load(project: Project, offersUndo: boolean): void;
  /**
   * Loads what is needed to write: search, suggestions, brackets in pairs. The first focus does it as
   * well; call it when more important things have loaded.
   */
  loadExtras(): Promise<void>;
}

/** A stretch of code in the hue of its class, as in the samples of the docs. */
export interface CodeMark extends SourceRange {
  /** The CSS classes that set the hue. */
  className: string;
  /** Whether the reader is on the atom, here or in an output. */
  isActive: boolean;
}

/** Where the reader is in the code: an offset into the text of a file. */
export interface CodePlace {
  file: string;
  offset: number;
}

/** Where the cursor is, as a status bar shows it: 1-based, in characters. */
export interface CursorPosition {
  line: number;
  column: number;
  /** How many characters are selected, in all selections together. */
  selected: number;
}

/** What was done to the files as a whole: one was deleted, or all were replaced. */
export interface EditorNotice {
  text: string;
  /** Takes it back, and gives the focus to the code. */
  undo: () => void;
  /** Gives the focus to the code, too. */
  dismiss: () => void;
}

export interface CodeEditorProps {
  /** The files to start with; later changes come through the handle. */
  initial: Project;
  /**
   * With every change of a text, of the files there are, or of the file shown. `source` is the object
   * that the files were loaded from: undo may bring back those of an earlier one.
   */
  onChange: (project: Project, source: Project) => void;
  /** Shown in the text and in the gutter, with their fixes. */
  problems: readonly Problem[];
  /** Undefined leaves the last ones where edits have moved them. */
  marks?: readonly CodeMark[] | undefined;
  /** Starts TypeScript; called at the first focus, or when the reader asks for a suggestion. */
  loadTypes?: () => Promise<TypeService>;
  /** The keys of "Run" (Mod-Enter) and "Format" (Shift-Alt-f). */
  onRun?: () => void;
  onFormat?: () => void;
  /** With every change of what the pointer is over, else of where the cursor is; undefined for neither. */
  onPlace?: (place: CodePlace | undefined) => void;
  /** At the start, with another file, and when the cursor or the selection moves; at most once a frame. */
  onCursor?: (position: CursorPosition) => void;
  /** A notice to show outside of the editor until it is undefined; a new object for a new event. */
  onNotice?: (notice: EditorNotice | undefined) => void;
  /**
   * Breaks long lines at the edge of the editor.
   * @default true
   */
  wrap?: boolean;
  ref?: Ref<CodeEditorHandle>;
}
