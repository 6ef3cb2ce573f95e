import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import type { Fix, Problem } from '../../problems/Problem.ts';
import type { Project } from '../../project/Project.ts';
import { createExtensions } from '../code/createExtensions.ts';
import { createExtrasLoader } from '../code/createExtrasLoader.ts';
import { renameImports } from '../files/renameImports.ts';
import { type CodeMark, type CursorPosition, setMarks } from '../marks/codeMarks.ts';
import { setProblems } from '../problems/problemState.ts';
import type { TypeService } from '../../types/createTypeService.ts';
import { createTypeAccess } from '../suggestions/createTypeAccess.ts';
import { computeChanges } from './computeChanges.ts';
import { createFileStates } from './createFileStates.ts';
import { createStepStack, insertFile, removeFile, replaceFiles } from './createStepStack.ts';

export function createEditorSession(initial: Project): EditorSession {
  const steps = createStepStack();
  const listeners = new Set<() => void>();
  let handlers: EditorHandlers | undefined;
  let problems: readonly Problem[] = [];
  let marks: readonly CodeMark[] = [];
  /** The fixes that were applied since the problems were found. */
  let applied = new WeakSet<Fix>();

  const types = createTypeAccess({
    start: () => handlers?.loadTypes(),
    files: () => files.texts(),
    file: () => files.get().active,
  });
  const loader = createExtrasLoader(
    { types, files: () => files.texts(), onFix: applyFix },
    (extras) => files.setExtras(extras),
  );
  const files = createFileStates(initial, {
    extensions: createExtensions({
      onRun: () => handlers?.onRun(),
      onFormat: () => handlers?.onFormat(),
      onPlace: (offset) =>
        handlers?.onPlace(offset === undefined ? undefined : { file: files.get().active, offset }),
      onCursor: (position) => handlers?.onCursor(position),
      undoStep: () => moveStep('undo'),
      redoStep: () => moveStep('redo'),
      loader: loader.extension,
    }),
    annotate: (file) => [createProblemsEffect(file), createMarksEffect(file)],
    onEdit() {
      steps.forgetFuture();
      // An edit dismisses the notice; Undo still goes back to the change that it reports.
      if (snapshot.notice) publish();
      else handlers?.onChange(project(), files.get().source);
    },
  });
  let snapshot = createSnapshot();

  function createProblemsEffect(file: string) {
    return setProblems.of(problems.filter((problem) => problem.file === file));
  }

  function createMarksEffect(file: string) {
    return setMarks.of(marks.filter((mark) => mark.file === file));
  }

  function createSnapshot(notice?: SessionSnapshot['notice']): SessionSnapshot {
    const { states, active } = files.get();
    return { names: [...states.keys()], active, notice };
  }

  function project(): Project {
    return { files: files.texts(), active: files.get().active };
  }

  /** Publishes the present files; `notice` reports a change of the set of files. */
  function publish(notice?: SessionSnapshot['notice']): void {
    snapshot = createSnapshot(notice);
    for (const listener of listeners) listener();
    handlers?.onChange(project(), files.get().source);
  }

  function moveStep(direction: 'undo' | 'redo'): boolean {
    if (!steps[direction]()) return false;
    publish();
    return true;
  }

  function applyFix(fix: Fix): void {
    // Its button stays until the code has run again, and its places are those of the code before.
    if (applied.has(fix)) return;
    applied.add(fix);
    for (const file of new Set(fix.edits.map((edit) => edit.file))) {
      const length = files.get().states.get(file)?.doc.length ?? 0;
      files.change(file, {
        // Skips edits that are beyond the end of a text that has become shorter.
        changes: fix.edits
          .filter((edit) => edit.file === file && edit.to <= length)
          .map(({ from, to, insert }) => ({ from, to, insert })),
        annotations: isolateHistory.of('full'),
        userEvent: 'input.fix',
        scrollIntoView: true,
      });
    }
    publish(snapshot.notice);
    files.view()?.focus();
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setHandlers(next) {
      handlers = next;
    },
    attach: files.attach,
    focus: () => files.view()?.focus(),
    show(file) {
      const { states, active } = files.get();
      if (file === active || !states.has(file)) return;
      files.set({ ...files.get(), active: file });
      publish(snapshot.notice);
    },
    goTo(file, line, column) {
      if (!files.get().states.has(file)) return;
      this.show(file);
      const view = files.view();
      if (!view) return;
      const { doc } = view.state;
      const there = doc.line(Math.min(Math.max(line, 1), doc.lines));
      const anchor = Math.min(there.from + Math.max(column - 1, 0), there.to);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      view.focus();
    },
    add(file) {
      const state = files.create({ files: { [file]: '' }, active: file }).states.get(file);
      if (!state || files.get().states.has(file)) return;
      insertFile(files, file, state, files.get().states.size)();
      publish();
    },
    rename(from, to) {
      const { states } = files.get();
      if (!states.has(from) || states.has(to)) return;
      for (const [file, edits] of Object.entries(renameImports(files.texts(), from, to))) {
        // A step of its own in the history: without one, undoing earlier edits around it would leave a part of it.
        files.change(file, { changes: [...edits], annotations: isolateHistory.of('full') });
      }
      files.rename(from, to);
      publish();
    },
    remove(file) {
      const { states } = files.get();
      if (states.size < 2 || !states.has(file)) return;
      steps.run(removeFile(files, file));
      publish({ text: `${file} was deleted.` });
    },
    replace(file, text) {
      const changes = computeChanges(files.texts()[file] ?? '', text);
      if (changes.length === 0) return;
      files.change(file, {
        changes: [...changes],
        annotations: isolateHistory.of('full'),
        userEvent: 'input.replace',
      });
      if (file !== files.get().active) handlers?.onChange(project(), files.get().source);
    },
    load(next, offersUndo) {
      // They belong to the previous code.
      marks = [];
      steps.run(replaceFiles(files, files.create(next)));
      publish(offersUndo ? { text: 'The code was replaced.' } : undefined);
    },
    applyFix,
    loadExtras: loader.load,
    setProblems(next) {
      // The effect closes the popup, so it must not be dispatched without need.
      if (haveSameItems(next, problems)) return;
      applied = new WeakSet();
      problems = next;
      files.view()?.dispatch({ effects: createProblemsEffect(files.get().active) });
    },
    setMarks(next) {
      if (haveSameItems(next, marks)) return;
      marks = next;
      files.view()?.dispatch({ effects: createMarksEffect(files.get().active) });
    },
    setWrap: files.setWrap,
    undoNotice() {
      if (moveStep('undo')) files.view()?.focus();
    },
    dismissNotice: () => publish(),
  };
}

/** The user's position in the code: an offset into the text of a file. */
export interface CodePlace {
  file: string;
  offset: number;
}

export interface EditorHandlers {
  /**
   * Called when a text, the set of files, or the active file changes. `source` is the object that the files
   * were loaded from; undo may restore those of an earlier one.
   */
  onChange: (project: Project, source: Project) => void;
  /** Starts TypeScript; called at the first focus, or when the user asks for a suggestion. */
  loadTypes: () => Promise<TypeService>;
  /** The user pressed Mod-Enter. */
  onRun: () => void;
  /** The user pressed Shift-Alt-f or Mod-s. */
  onFormat: () => void;
  /** Called when the position of the pointer changes, or else that of the cursor; undefined if there is neither. */
  onPlace: (place: CodePlace | undefined) => void;
  /** Called at the start, with another file, and when the selection changes; at most once per animation frame. */
  onCursor: (position: CursorPosition) => void;
}

/** What the page shows around the code; a new object after each change. */
interface SessionSnapshot {
  /** In the order of the tabs. */
  names: readonly string[];
  active: string;
  /** Reports an undoable change of the set of files; a new object for each change. */
  notice: { text: string } | undefined;
}

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

/**
 * The files in the editor, each with its own text, selection and history; one of them is shown. The session
 * outlives the view.
 */
interface EditorSession extends CodeEditorHandle {
  getSnapshot(): SessionSnapshot;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
  setHandlers(handlers: EditorHandlers): void;
  /** Adds the editor to an element. @returns removes it */
  attach(host: HTMLElement, describedBy: string): () => void;
  show(file: string): void;
  add(file: string): void;
  /** Renames a file, and updates imports of it where that is safe. */
  rename(from: string, to: string): void;
  remove(file: string): void;
  setProblems(problems: readonly Problem[]): void;
  setMarks(marks: readonly CodeMark[]): void;
  setWrap(wrap: boolean): void;
  /** Undoes the change that the notice reports. */
  undoNotice(): void;
  dismissNotice(): void;
}

/** Whether two lists have identical items in the same order; the page creates new lists for the same items. */
function haveSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
