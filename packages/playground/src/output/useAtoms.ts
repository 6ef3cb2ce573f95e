import { nameHueClass } from '@griffel-site/engine';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { CodeMark, CodePlace } from '../editor/CodeEditorProps.ts';
import { findTracesAt, type Trace, traceDeclarations } from '../pointing/traceDeclarations.ts';
import type { Project } from '../project/Project.ts';
import type { RunResult } from '../run/RunState.ts';

/** One declaration, one color: all atoms, and which ones the user is on, wherever that is. */
interface Atoms {
  /**
   * The places of all atoms in the source, for the editor; undefined while the code that they were
   * found in is another.
   */
  marks: readonly CodeMark[] | undefined;
  /**
   * The atoms that the user is on, by name. There are several where a place in the source is used by
   * several slots, for example a mixin.
   */
  names: readonly string[];
  /** All declarations with their places. */
  traces: readonly Trace[];
  /** The declarations that the user is on, also those that make no rule. */
  pointed: readonly Trace[];
  /** An output says which atom it is, by name. */
  mark: (name: string | undefined) => void;
  /** The editor says where in the code the user is. */
  markAt: (place: CodePlace | undefined) => void;
}

const NONE: readonly Trace[] = [];

/**
 * Marks atoms in the outputs, and gives the editor its marks.
 *
 * @param root - around the outputs
 * @param result - undefined where it is not of the present code
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
  const names = useMemo(
    () => [...new Set(pointed.flatMap(({ atom }) => (atom === undefined ? [] : [atom])))],
    [pointed],
  );

  // Outputs are made anew with each run and each tab, and lose their marks.
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
    // Wherever an atom is written or used, even where another one is marked at rest.
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

  // Outputs and the editor say the same again and again.
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
    names,
    traces,
    pointed,
    mark,
    markAt: (place) => show(place ? findTracesAt(traces, place) : NONE),
  };
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function findAtom(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-atom]') : null;
}

/**
 * Says which atom the reader is on, by pointer or focus. All atoms of a block are one tab stop, and
 * arrows move between them.
 *
 * @param block - around the atoms: elements with `data-atom`
 * @param content - changes when they do
 */
export function useAtomKeys(
  block: RefObject<HTMLElement | null>,
  content: unknown,
  onAtom: (name: string | undefined) => void,
): void {
  useEffect(() => {
    const atoms = block.current?.querySelectorAll<HTMLElement>('[data-atom]') ?? [];
    for (const [index, atom] of [...atoms].entries()) atom.tabIndex = index === 0 ? 0 : -1;
  }, [block, content]);

  useEffect(() => {
    const element = block.current;
    if (!element) return undefined;
    const enter = ({ target }: Event) => onAtom(findAtom(target)?.dataset.atom);
    const leave = () => onAtom(undefined);
    const press = (event: KeyboardEvent) => {
      const atom = findAtom(event.target);
      if (event.key === 'Escape') atom?.blur();
      const step = STEPS[event.key];
      if (!atom || step === undefined) return;
      event.preventDefault();
      const atoms = [...element.querySelectorAll<HTMLElement>('[data-atom]')];
      const next = atoms[atoms.indexOf(atom) + step];
      if (!next) return;
      atom.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
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
