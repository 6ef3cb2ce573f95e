import type { EditorState } from '@codemirror/state';
import type { FileSet, FileStates } from './createFileStates.ts';

/** Does something and tells how to take it back. */
type Step = () => Step;

/** Steps that were done and can be taken back, and those taken back. */
interface StepStack {
  /** Does a step. */
  run(step: Step): void;
  /** @returns whether there was one */
  undo(): boolean;
  /** @returns whether there was one */
  redo(): boolean;
  /** After something else was done, what was taken back cannot be done again. */
  forgetFuture(): void;
}

/** Most steps kept: each may hold a whole project. */
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

/** Takes a file away; its inverse puts it back where it was, with its history. */
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

/** Puts a file among the others and shows it; its inverse takes it away. */
export function insertFile(
  files: FileStates,
  file: string,
  state: EditorState,
  index: number,
): Step {
  return () => {
    const entries = [...files.get().states];
    // A new file may have taken the name meanwhile: it is the one to stay.
    if (!files.get().states.has(file)) entries.splice(index, 0, [file, state]);
    files.set({ ...files.get(), states: new Map(entries), active: file });
    return removeFile(files, file);
  };
}

/** Puts other files in the place of all; its inverse puts the former ones back. */
export function exchangeFiles(files: FileStates, next: FileSet): Step {
  return () => {
    const former = files.get();
    files.set(next);
    return exchangeFiles(files, former);
  };
}
