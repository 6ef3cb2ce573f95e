import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { CodeMark, CodePlace } from '../editor/CodeEditorProps.ts';
import type { Project } from '../project/Project.ts';
import type { RunResult } from '../run/RunState.ts';

/** One declaration, one color: which atom the reader is on, wherever that is. */
export interface Atoms {
  /** Its places in the source, for the editor. */
  marks: readonly CodeMark[];
  /** An output says which atom it is, by name. */
  mark: (name: string | undefined) => void;
  /** The editor says where in the code the reader is. */
  markAt: (place: CodePlace | undefined) => void;
}

/**
 * Marks an atom in the outputs, and gives the editor its marks.
 *
 * @param root - around the outputs
 * @param result - undefined where it is not of the present code
 */
export function useAtoms(
  root: RefObject<HTMLElement | null>,
  project: Project,
  result: RunResult | undefined,
): Atoms {
  const [name, mark] = useState<string>();
  const sources = result?.outputs?.sources;

  // Outputs are made anew with each run and each tab, and lose their marks.
  useEffect(() => {
    for (const atom of root.current?.querySelectorAll<HTMLElement>('[data-atom]') ?? []) {
      atom.toggleAttribute('data-active', atom.dataset.atom === name);
    }
  });

  const marks = useMemo(
    () =>
      Object.entries(sources ?? {}).flatMap(([file, atoms]) =>
        project.files[file] === result?.files[file]
          ? atoms
              .filter(({ atom }) => atom === name)
              .map(({ from, to, hue }) => ({ file, from, to, className: `hue-${String(hue)}` }))
          : [],
      ),
    [sources, name, project.files, result],
  );

  const markAt = (place: CodePlace | undefined) => {
    const found =
      place &&
      sources?.[place.file]?.find(({ from, to }) => from <= place.offset && place.offset <= to);
    mark(found?.atom);
  };
  return { marks, mark, markAt };
}
