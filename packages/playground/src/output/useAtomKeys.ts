import { useEffect, type RefObject } from 'react';

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
