import { nameHueClass } from '@griffel-site/engine';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { createTabStop, moveTabStop } from '../controls/tabStops.ts';
import type { CodeMark } from '../editor/marks/codeMarks.ts';
import type { CodePlace } from '../editor/session/createEditorSession.ts';
import { findTracesAt, type Trace, traceDeclarations } from '../pointing/traceDeclarations.ts';
import type { Project } from '../project/Project.ts';
import type { RunResult } from '../run/RunState.ts';

/** One declaration, one color: all atoms, and those that the user points at, in the code or in an output. */
interface Atoms {
  /** The places of all atoms in the source, for the editor; undefined while they are those of other code. */
  marks: readonly CodeMark[] | undefined;
  /** All declarations with their places. */
  traces: readonly Trace[];
  /** The declarations that the user points at, including those that create no rule. */
  pointed: readonly Trace[];
  /** Called with the name of the atom that the user points at in an output. */
  mark: (name: string | undefined) => void;
  /** Called with the user's position in the editor. */
  markAt: (place: CodePlace | undefined) => void;
}

const NONE: readonly Trace[] = [];

/**
 * Marks atoms in the outputs, and gives the editor its marks.
 *
 * @param root - contains the outputs
 * @param result - undefined if it is that of earlier code
 */
export function useAtoms(
  root: RefObject<HTMLElement | null>,
  project: Project,
  result: RunResult | undefined,
): Atoms {
  const [pointed, setPointed] = useState(NONE);
  const sources = result?.outputs?.sources;
  const analysis = result?.analysis;
  const traces = useMemo(() => (analysis ? traceDeclarations(analysis) : NONE), [analysis]);
  // There are several if several slots use a place in the source, e.g. a mixin.
  const names = useMemo(
    () => [...new Set(pointed.flatMap(({ atom }) => (atom === undefined ? [] : [atom])))],
    [pointed],
  );

  // After every render, because outputs are rendered again with each run and each tab, and lose their marks.
  useEffect(() => {
    for (const atom of root.current?.querySelectorAll<HTMLElement>('[data-atom]') ?? []) {
      atom.toggleAttribute('data-active', names.includes(atom.dataset.atom ?? ''));
    }
  });

  const marks = useMemo(() => {
    const isOld = (file: string) => project.files[file] !== result?.files[file];
    if (result === undefined || Object.keys(sources ?? {}).some(isOld)) return undefined;
    const hues = result.outputs?.hues ?? {};
    const atRest = Object.entries(sources ?? {}).flatMap(([file, atoms]) =>
      atoms.flatMap(({ from, to, atom, hue }) =>
        hue === undefined || names.includes(atom)
          ? []
          : { file, from, to, className: `atom ${nameHueClass(hue)}`, isActive: false },
      ),
    );
    // All places where an atom is written or used, even those marked for another atom.
    const active = new Map<string, CodeMark>();
    for (const { atom, places } of traces) {
      if (atom === undefined || !names.includes(atom)) continue;
      const hue = hues[atom];
      const className = hue === undefined ? '' : `atom ${nameHueClass(hue)}`;
      for (const place of places) {
        const key = [place.file, place.from, place.to].join(':');
        if (!active.has(key)) active.set(key, { ...place, className, isActive: true });
      }
    }
    return [...atRest, ...active.values()];
  }, [sources, names, traces, project.files, result]);

  // Outputs and the editor often report the same atoms again.
  const show = useCallback((found: readonly Trace[]) => {
    setPointed((before) =>
      found.length === before.length && found.every((one, index) => one === before[index])
        ? before
        : found,
    );
  }, []);
  const mark = useCallback(
    (name: string | undefined) =>
      show(name === undefined ? NONE : traces.filter(({ atom }) => atom === name)),
    [show, traces],
  );
  return {
    marks,
    traces,
    pointed,
    mark,
    markAt: (place) => show(place ? findTracesAt(traces, place) : NONE),
  };
}

function findAtom(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-atom]') : null;
}

function findAtoms(block: HTMLElement | null): HTMLElement[] {
  return [...(block?.querySelectorAll<HTMLElement>('[data-atom]') ?? [])];
}

/**
 * Reports which atom the user points at or focuses. The atoms of a block are one tab stop, and arrow keys
 * move between them.
 *
 * @param block - contains the atoms, which are elements with `data-atom`
 * @param content - changes when the atoms do
 */
export function useAtomKeys(
  block: RefObject<HTMLElement | null>,
  content: unknown,
  onAtom: (name: string | undefined) => void,
): void {
  useEffect(() => {
    createTabStop(null, findAtoms(block.current));
  }, [block, content]);

  useEffect(() => {
    const element = block.current;
    if (!element) return undefined;
    const enter = ({ target }: Event) => onAtom(findAtom(target)?.dataset.atom);
    const leave = () => onAtom(undefined);
    const press = (event: KeyboardEvent) => {
      const atom = findAtom(event.target);
      if (atom) moveTabStop(event, atom, findAtoms(element));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('mouseover', enter, { signal });
    element.addEventListener('focusin', enter, { signal });
    element.addEventListener('mouseleave', leave, { signal });
    element.addEventListener('focusout', leave, { signal });
    element.addEventListener('keydown', press, { signal });
    return () => listeners.abort();
  }, [block, onAtom]);
}
