import { nameHueClass } from '@griffel-site/engine';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { CodeMark, CodePlace } from '../editor/CodeEditorProps.ts';
import type { Project } from '../project/Project.ts';
import type { RunResult } from '../run/RunState.ts';

/** One declaration, one color: all atoms, and which one the reader is on, wherever that is. */
export interface Atoms {
  /**
   * The places of all atoms in the source, for the editor; undefined while the code that they were
   * found in is another.
   */
  marks: readonly CodeMark[] | undefined;
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

  const marks = useMemo(() => {
    const isOld = (file: string) => project.files[file] !== result?.files[file];
    if (result === undefined || Object.keys(sources ?? {}).some(isOld)) return undefined;
    return Object.entries(sources ?? {}).flatMap(([file, atoms]) =>
      atoms.flatMap(({ from, to, atom, hue }) =>
        hue === undefined && atom !== name
          ? []
          : {
              file,
              from,
              to,
              className: hue === undefined ? '' : `atom ${nameHueClass(hue)}`,
              isActive: atom === name,
            },
      ),
    );
  }, [sources, name, project.files, result]);

  const markAt = (place: CodePlace | undefined) => {
    const found =
      place &&
      sources?.[place.file]?.find(({ from, to }) => from <= place.offset && place.offset <= to);
    mark(found?.atom);
  };
  return { marks, mark, markAt };
}
