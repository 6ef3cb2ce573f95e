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

/** The blocks of a sample: the first is the one with the result and outputs, the others hold further files. */
type Sample = readonly [main: HTMLElement, ...files: HTMLElement[]];

/** The elements of a rendered result, including those in shadow roots. */
function listElements([main]: Sample): (HTMLElement | SVGElement)[] {
  const found: Element[] = [];
  const collect = (root: Element | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      found.push(element);
      if (element.shadowRoot) collect(element.shadowRoot);
    }
  };
  for (const result of main.querySelectorAll('[data-result]')) {
    if (result.shadowRoot) collect(result.shadowRoot);
    collect(result);
  }
  return found.filter((one) => one instanceof HTMLElement || one instanceof SVGElement);
}

/** The atoms of a sample by their classes, including those for right-to-left pages. */
function readClasses(sample: Sample): ReadonlyMap<string, HTMLElement> {
  const classes = new Map<string, HTMLElement>();
  for (const place of sample.flatMap(listAtoms)) {
    const { atom = '', rtl } = place.dataset;
    if (!classes.has(atom)) classes.set(atom, place);
    if (rtl !== undefined && !classes.has(rtl)) classes.set(rtl, place);
  }
  return classes;
}

/** The atoms that an event is about: the one that is pointed at, or all of an element of the result. */
function findNames(sample: Sample, event: { target: EventTarget | null }): string[] {
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
function markElements(sample: Sample, [name, another]: readonly string[]): void {
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

/** Finds the blocks of a sample; `id` is missing if it has one file. */
function listBlocks(main: HTMLElement, id: string | undefined): Sample {
  if (id === undefined) return [main];
  return [main, ...document.querySelectorAll<HTMLElement>(`[data-sample="${id}"]`)];
}

/**
 * Marks an atom in all its places in a sample (declaration, class, rule, rendered element) while the
 * pointer, a touch, the focus or the keyboard navigation of types is on one of them. An element of the
 * result marks all of its declarations. Each block is one tab stop: in code, it is the block, where the
 * arrow keys move between identifiers with types; in an output, it is an atom, and the arrow keys move
 * between atoms.
 *
 * @param main - the element around the sample's last file, its result and outputs
 * @param id - what its other files are found by, if it has any
 * @param content - changes when blocks come or go
 */
export function useAtomMarks(
  main: RefObject<HTMLElement | null>,
  id: string | undefined,
  content: unknown,
): void {
  useEffect(() => {
    if (!main.current) return undefined;
    const sample = listBlocks(main.current, id);

    for (const block of sample.flatMap((part) => [...part.querySelectorAll(BLOCKS)])) {
      if (!block.closest('[data-types]')) {
        createTabStop(block.closest('pre'), listAtoms(block));
      }
    }

    const show = (names: readonly string[]) => {
      for (const atom of sample.flatMap(listAtoms)) {
        atom.toggleAttribute('data-active', names.includes(atom.dataset.atom ?? ''));
      }
      markElements(sample, names);
    };
    const mark = (event: { target: EventTarget | null }) => show(findNames(sample, event));
    const unmark = () => show([]);
    // A touch ends as soon as the finger is lifted, so its mark stays until the next touch.
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') unmark();
    };
    const touchElsewhere = ({ pointerType, target }: PointerEvent) => {
      const isOutside = sample.every((part) => !part.contains(target as Node));
      if (pointerType === 'touch' && isOutside) unmark();
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
      else if (!sample.some((part) => part.matches(':hover'))) unmark();
    });
    const end = new AbortController();
    const { signal } = end;
    for (const part of sample) {
      walk.observe(part, { subtree: true, attributeFilter: ['data-type-shown'] });
      part.addEventListener('pointerover', mark, { signal });
      part.addEventListener('focusin', mark, { signal });
      part.addEventListener('pointerleave', leave, { signal });
      part.addEventListener('focusout', unmark, { signal });
      part.addEventListener('keydown', move, { signal });
    }
    document.addEventListener('pointerdown', touchElsewhere, { signal });
    return () => {
      walk.disconnect();
      end.abort();
    };
  }, [main, id, content]);
}
