import { useEffect, type RefObject } from 'react';
import { createTabStop, moveTabStop } from '../roving-focus/tabStops';

/** What the keyboard walks through, place by place: code, and lists of classes. */
const BLOCKS = 'pre code, [data-walk]';

function listAtoms(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('[data-atom]')];
}

function findAtom(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-atom]') : null;
}

/** The elements of a rendered result; in a shadow root, too. */
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

/** The atoms of a sample by their classes, of which an atom has another in right-to-left pages. */
function readClasses(sample: Element): ReadonlyMap<string, HTMLElement> {
  const classes = new Map<string, HTMLElement>();
  for (const place of listAtoms(sample)) {
    const { atom = '', rtl } = place.dataset;
    if (!classes.has(atom)) classes.set(atom, place);
    if (rtl !== undefined && !classes.has(rtl)) classes.set(rtl, place);
  }
  return classes;
}

/** Which atoms are meant: the one that is pointed at, or all of an element of the result. */
function findNames(sample: Element, event: { target: EventTarget | null }): string[] {
  const name = findAtom(event.target)?.dataset.atom;
  if (name !== undefined) return [name];
  // From outside of a shadow root, its host is the target.
  const [inner = event.target] = event instanceof Event ? event.composedPath() : [];
  if (!(event.target instanceof Element) || !event.target.closest('[data-result]')) return [];
  if (!(inner instanceof Element)) return [];
  const classes = readClasses(sample);
  return [...inner.classList].flatMap((one) => classes.get(one)?.dataset.atom ?? []);
}

/** A ring around each element of the result that has the atom, in its hue; there may be other rules. */
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
 * Marks an atom wherever it stands in a sample (declaration, class, rule, and the element that was
 * rendered) while the pointer, a finger, the focus or the walk through the types is on one of its
 * places. An element of the result marks all of its declarations. Each block is one tab stop: in the
 * code it is the block, whose identifiers the types lead along; in an output it is an atom, and arrows
 * move between them.
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
    // A finger has left as soon as it is lifted: what it marked stays until it touches something else.
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
