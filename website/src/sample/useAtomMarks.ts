import { createTabStop, moveTabStop } from '@griffel-site/playground/tab-stops';
import { useEffect, type RefObject } from 'react';

/** Blocks whose places the arrow keys move between: code, and lists of classes. */
const BLOCKS = 'pre code, [data-walk]';

function listAtoms(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('[data-atom]')];
}

function findAtom(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-atom]') : null;
}

/** The elements of a rendered result, including those in shadow roots. */
function listElements(sample: Element): (HTMLElement | SVGElement)[] {
  const found: Element[] = [];
  const collect = (root: Element | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      found.push(element);
      if (element.shadowRoot) collect(element.shadowRoot);
    }
  };
  for (const result of sample.querySelectorAll('[data-result]')) {
    if (result.shadowRoot) collect(result.shadowRoot);
    collect(result);
  }
  return found.filter((one) => one instanceof HTMLElement || one instanceof SVGElement);
}

/** The atoms of a sample by their classes, including those for right-to-left pages. */
function readClasses(sample: Element): ReadonlyMap<string, HTMLElement> {
  const classes = new Map<string, HTMLElement>();
  for (const place of listAtoms(sample)) {
    const { atom = '', rtl } = place.dataset;
    if (!classes.has(atom)) classes.set(atom, place);
    if (rtl !== undefined && !classes.has(rtl)) classes.set(rtl, place);
  }
  return classes;
}

/** The atoms that an event is about: the one that is pointed at, or all of an element of the result. */
function findNames(sample: Element, event: { target: EventTarget | null }): string[] {
  const name = findAtom(event.target)?.dataset.atom;
  if (name !== undefined) return [name];
  // Outside a shadow root, the target of its events is the host.
  const [inner = event.target] = event instanceof Event ? event.composedPath() : [];
  if (!(event.target instanceof Element) || !event.target.closest('[data-result]')) return [];
  if (!(inner instanceof Element)) return [];
  const classes = readClasses(sample);
  return [...inner.classList].flatMap((one) => classes.get(one)?.dataset.atom ?? []);
}

/**
 * Outlines each element of the result that has the atom, in its hue. `!important` overrides the sample's
 * rules.
 */
function markElements(sample: Element, [name, another]: readonly string[]): void {
  const classes = readClasses(sample);
  for (const element of listElements(sample)) {
    const own = [...element.classList].map((one) => classes.get(one));
    const place = own.find((one) => one !== undefined && one.dataset.atom === name);
    if (place && another === undefined) {
      const hue = getComputedStyle(place).getPropertyValue('--atom');
      element.style.setProperty('outline', `2px solid ${hue || 'currentColor'}`, 'important');
      element.style.setProperty('outline-offset', '2px', 'important');
    } else if (element.style.outline !== '') {
      element.style.removeProperty('outline');
      element.style.removeProperty('outline-offset');
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    }
  }
}

/**
 * Marks an atom in all its places in a sample (declaration, class, rule, rendered element) while the
 * pointer, a touch, the focus or the keyboard navigation of types is on one of them. An element of the
 * result marks all of its declarations. Each block is one tab stop: in code, it is the block, where the
 * arrow keys move between identifiers with types; in an output, it is an atom, and the arrow keys move
 * between atoms.
 *
 * @param sample - the element around all blocks of the sample
 * @param content - changes when blocks come or go
 */
export function useAtomMarks(sample: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    const root = sample.current;
    if (!root) return undefined;

    for (const block of root.querySelectorAll(BLOCKS)) {
      if (!block.closest('[data-types]')) {
        createTabStop(block.closest('pre'), listAtoms(block));
      }
    }

    const show = (names: readonly string[]) => {
      for (const atom of listAtoms(root)) {
        atom.toggleAttribute('data-active', names.includes(atom.dataset.atom ?? ''));
      }
      markElements(root, names);
    };
    const mark = (event: { target: EventTarget | null }) => show(findNames(root, event));
    const unmark = () => show([]);
    // A touch ends as soon as the finger is lifted, so its mark stays until the next touch.
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') unmark();
    };
    const touchElsewhere = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'touch' && !root.contains(target as Node)) unmark();
    };
    const move = (event: KeyboardEvent) => {
      const atom = findAtom(event.target);
      const block = atom?.closest(BLOCKS);
      if (atom && block) moveTabStop(event, atom, listAtoms(block));
    };

    // The keyboard navigation of types does not move the focus.
    const walk = new MutationObserver((records) => {
      const shown = records.find(
        ({ target }) => target instanceof Element && target.hasAttribute('data-type-shown'),
      );
      if (shown) mark(shown);
      // While the pointer is over the sample, its events set the marks.
      else if (!root.matches(':hover')) unmark();
    });
    walk.observe(root, { subtree: true, attributeFilter: ['data-type-shown'] });
    const end = new AbortController();
    const { signal } = end;
    root.addEventListener('pointerover', mark, { signal });
    root.addEventListener('focusin', mark, { signal });
    root.addEventListener('pointerleave', leave, { signal });
    document.addEventListener('pointerdown', touchElsewhere, { signal });
    root.addEventListener('focusout', unmark, { signal });
    root.addEventListener('keydown', move, { signal });
    return () => {
      walk.disconnect();
      end.abort();
    };
  }, [sample, content]);
}
