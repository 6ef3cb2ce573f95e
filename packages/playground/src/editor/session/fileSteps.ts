import type { EditorState } from '@codemirror/state';
import type { FileSet, FileStates } from './createFileStates.ts';
import type { Step } from './createStepStack.ts';

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
