import type { Fix, Problem } from '../../problems/Problem.ts';
import type { Project } from '../../project/Project.ts';
import type { TypeService } from '../../types/TypeService.ts';
import type { CodeMark, CodePlace, CursorPosition } from '../CodeEditorProps.ts';

/** What the session tells the page, and asks of it. */
export interface SessionHandlers {
  onChange: (project: Project, source: Project) => void;
  loadTypes: (() => Promise<TypeService>) | undefined;
  onRun: (() => void) | undefined;
  onFormat: (() => void) | undefined;
  onPlace: ((place: CodePlace | undefined) => void) | undefined;
  onCursor: ((position: CursorPosition) => void) | undefined;
}

/** What the page shows around the code; a new object with every change of it. */
export interface SessionSnapshot {
  /** In the order of the tabs. */
  names: readonly string[];
  active: string;
  /** What was done to the files as a whole, and can be undone; a new object for each time. */
  notice: { text: string } | undefined;
}

/**
 * The files that the editor holds, each with its own text, selection and history, of which one is
 * shown. It outlives the view.
 */
export interface EditorSession {
  getSnapshot(): SessionSnapshot;
  /** @returns stops it */
  subscribe(listener: () => void): () => void;
  setHandlers(handlers: SessionHandlers): void;
  /** Puts the editor into an element. @returns takes it out again */
  attach(host: HTMLElement, describedBy: string): () => void;
  focus(): void;
  show(file: string): void;
  goTo(file: string, line: number, column: number): void;
  add(file: string): void;
  /** Renames a file, and the imports of it where that is safe. */
  rename(from: string, to: string): void;
  remove(file: string): void;
  replace(file: string, text: string): void;
  load(project: Project, undoable: boolean): void;
  applyFix(fix: Fix): void;
  loadExtras(): Promise<void>;
  setProblems(problems: readonly Problem[]): void;
  setMarks(marks: readonly CodeMark[]): void;
  setWrap(wrap: boolean): void;
  /** Takes back what the notice says. */
  undoNotice(): void;
  dismissNotice(): void;
}
