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
    element.addEventListener('mouseover', enter);
    element.addEventListener('focusin', enter);
    element.addEventListener('mouseleave', leave);
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('mouseover', enter);
      element.removeEventListener('focusin', enter);
      element.removeEventListener('mouseleave', leave);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', press);
    };
  }, [block, onAtom]);
}
