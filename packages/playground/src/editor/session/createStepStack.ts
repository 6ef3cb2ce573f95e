import type { EditorState } from '@codemirror/state';
import type { FileSet, FileStates } from './createFileStates.ts';

/** Changes the set of files, and returns the inverse step. */
type Step = () => Step;

/** The undo history of changes of the set of files. */
interface StepStack {
  run(step: Step): void;
  /** @returns whether there was a step to undo */
  undo(): boolean;
  /** @returns whether there was a step to redo */
  redo(): boolean;
  /** Called after an edit, because undone steps can then no longer be redone. */
  forgetFuture(): void;
}

/** How many steps are kept; each may hold a whole project. */
const MAX_STEPS = 20;

export function createStepStack(): StepStack {
  const past: Step[] = [];
  const future: Step[] = [];
  const move = (from: Step[], to: Step[]) => {
    const step = from.pop();
    if (!step) return false;
    to.push(step());
    return true;
  };
  return {
    run(step) {
      past.push(step());
      if (past.length > MAX_STEPS) past.shift();
      future.length = 0;
    },
    undo: () => move(past, future),
    redo: () => move(future, past),
    forgetFuture() {
      future.length = 0;
    },
  };
}

/** Removes a file; its inverse restores it in its place, with its history. */
export function removeFile(files: FileStates, file: string): Step {
  return () => {
    const { states, active } = files.get();
    const names = [...states.keys()];
    const index = names.indexOf(file);
    const state = states.get(file);
    const rest = names.filter((name) => name !== file);
    const next = rest[Math.min(index, rest.length - 1)];
    files.set({
      ...files.get(),
      states: new Map([...states].filter(([name]) => name !== file)),
      active: active === file && next !== undefined ? next : active,
    });
    return state ? insertFile(files, file, state, index) : removeFile(files, file);
  };
}

/** Inserts a file and shows it; its inverse removes it. */
export function insertFile(
  files: FileStates,
  file: string,
  state: EditorState,
  index: number,
): Step {
  return () => {
    const entries = [...files.get().states];
    // Keeps a new file that has this name meanwhile.
    if (!files.get().states.has(file)) entries.splice(index, 0, [file, state]);
    files.set({ ...files.get(), states: new Map(entries), active: file });
    return removeFile(files, file);
  };
}

/** Replaces all files; its inverse restores them. */
export function replaceFiles(files: FileStates, next: FileSet): Step {
  return () => {
    const former = files.get();
    files.set(next);
    return replaceFiles(files, former);
  };
}
