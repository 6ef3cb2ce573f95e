import { useEffect, type RefObject } from 'react';
import { createTabStop } from '../roving-focus/createTabStop';
import { moveTabStop } from '../roving-focus/moveTabStop';

function listAtoms(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('[data-atom]')];
}

function findAtom(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-atom]') : null;
}

/**
 * Marks an atom wherever it stands in a sample (declaration, class, rule) while the pointer, the
 * focus or the walk through the types is on one of its places. Each block is one tab stop: in the
 * code it is the block, whose identifiers the types lead along; in an output it is an atom, and
 * arrows move between them.
 *
 * @param sample - the element around all blocks of the sample
 * @param content - changes when blocks come or go
 */
export function useAtomMarks(sample: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    const root = sample.current;
    if (!root) return undefined;

    for (const block of root.querySelectorAll('code')) {
      if (!block.querySelector('[data-type]'))
        createTabStop(block.closest('pre'), listAtoms(block));
    }

    const mark = ({ target }: { target: EventTarget | null }) => {
      const name = findAtom(target)?.dataset.atom;
      for (const atom of listAtoms(root)) {
        atom.toggleAttribute('data-active', atom.dataset.atom === name);
      }
    };
    const unmark = () => {
      for (const atom of root.querySelectorAll('[data-active]'))
        atom.removeAttribute('data-active');
    };
    const move = (event: KeyboardEvent) => {
      const atom = findAtom(event.target);
      const block = atom?.closest('code');
      if (atom && block) moveTabStop(event, atom, listAtoms(block));
    };

    // The walk through the types does not move the focus.
    const walk = new MutationObserver((records) => {
      const shown = records.find(
        ({ target }) => target instanceof Element && target.hasAttribute('data-type-shown'),
      );
      if (shown) mark(shown);
      // The pointer marks by itself.
      else if (!root.matches(':hover')) unmark();
    });
    walk.observe(root, { subtree: true, attributeFilter: ['data-type-shown'] });
    root.addEventListener('mouseover', mark);
    root.addEventListener('focusin', mark);
    root.addEventListener('mouseleave', unmark);
    root.addEventListener('focusout', unmark);
    root.addEventListener('keydown', move);
    return () => {
      walk.disconnect();
      root.removeEventListener('mouseover', mark);
      root.removeEventListener('focusin', mark);
      root.removeEventListener('mouseleave', unmark);
      root.removeEventListener('focusout', unmark);
      root.removeEventListener('keydown', move);
    };
  }, [sample, content]);
}
