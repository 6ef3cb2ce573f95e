import { useEffect, type RefObject } from 'react';

const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function findAtom(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-atom]') : null;
}

/**
 * Marks an atom wherever it stands in a sample (declaration, class, rule) while the pointer or the
 * focus is on one of its places. In each block one place is a tab stop; arrows move between them.
 *
 * @param sample - the element around all blocks of the sample
 * @param content - changes when blocks come or go
 */
export function useAtomMarks(sample: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    const root = sample.current;
    if (!root) return undefined;

    for (const block of root.querySelectorAll('code')) {
      for (const [index, atom] of [...block.querySelectorAll('[data-atom]')].entries()) {
        atom.setAttribute('tabindex', index === 0 ? '0' : '-1');
      }
    }

    const mark = (event: Event) => {
      const name = findAtom(event.target)?.dataset.atom;
      for (const atom of root.querySelectorAll<HTMLElement>('[data-atom]')) {
        atom.toggleAttribute('data-active', atom.dataset.atom === name);
      }
    };
    const unmark = () => {
      for (const atom of root.querySelectorAll('[data-active]'))
        atom.removeAttribute('data-active');
    };
    const move = (event: KeyboardEvent) => {
      const atom = findAtom(event.target);
      const step = ARROWS[event.key];
      if (!atom || step === undefined) return;
      const atoms = [...(atom.closest('code')?.querySelectorAll<HTMLElement>('[data-atom]') ?? [])];
      const next = atoms[atoms.indexOf(atom) + step];
      event.preventDefault();
      if (!next) return;
      atom.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') findAtom(event.target)?.blur();
    };

    root.addEventListener('mouseover', mark);
    root.addEventListener('focusin', mark);
    root.addEventListener('mouseleave', unmark);
    root.addEventListener('focusout', unmark);
    root.addEventListener('keydown', move);
    root.addEventListener('keydown', leave);
    return () => {
      root.removeEventListener('mouseover', mark);
      root.removeEventListener('focusin', mark);
      root.removeEventListener('mouseleave', unmark);
      root.removeEventListener('focusout', unmark);
      root.removeEventListener('keydown', move);
      root.removeEventListener('keydown', leave);
    };
  }, [sample, content]);
}
