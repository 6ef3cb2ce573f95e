import { createTabStop, moveTabStop } from '@griffel-site/playground/tab-stops';

/**
 * Elements that can be pointed at: places of a single atom, and rendered elements, which have several
 * atoms.
 */
const PLACES = '[data-atom], [data-element]';

function listPlaces(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>(PLACES)];
}

function findPlace(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
}

/** The marked atoms, and the name of the note about them. */
interface Marks {
  names: readonly string[];
  note: string;
}

function listAtoms({ dataset }: HTMLElement): readonly string[] {
  return dataset.atom === undefined ? (dataset.atoms ?? '').split(' ') : [dataset.atom];
}

function readMarks(place: HTMLElement): Marks {
  return { names: listAtoms(place), note: place.dataset.atom ?? place.dataset.element ?? '' };
}

/** A place of an atom is marked if its atom is; an element, if it has all marked atoms. */
function isMarked(place: HTMLElement, names: readonly string[]): boolean {
  const { atom } = place.dataset;
  if (atom !== undefined) return names.includes(atom);
  const own = listAtoms(place);
  return names.length > 0 && names.every((name) => own.includes(name));
}

/**
 * Marks an atom in all its places (declaration, class, rule, element) while the pointer or the focus
 * is on one of them; a click or a tap keeps the mark.
 *
 * @param root an element whose `data-marks` is the initially marked atom. In it, `data-walk` is on blocks
 *   whose places the arrow keys move between, `data-note` on notes about an atom, and `data-wire` on lines
 *   between its places
 */
export function animateMarks(root: HTMLElement): void {
  const start = root.dataset.marks ?? '';
  let kept: Marks = { names: start === '' ? [] : [start], note: start };

  const show = ({ names, note: shown }: Marks) => {
    for (const place of listPlaces(root)) {
      place.toggleAttribute('data-active', isMarked(place, names));
    }
    for (const wire of root.querySelectorAll<HTMLElement | SVGElement>('[data-wire]')) {
      wire.toggleAttribute('data-active', names.includes(wire.dataset.wire ?? ''));
    }
    const [only] = names.length === 1 ? names : [];
    const place = only === undefined ? null : root.querySelector(`[data-atom="${only}"]`);
    const hue = /\bhue-(\d)/.exec(place?.className ?? '')?.[1];
    if (hue === undefined) delete root.dataset.marked;
    else root.dataset.marked = hue;
    for (const note of root.querySelectorAll<HTMLElement>('[data-note]')) {
      note.hidden = note.dataset.note !== shown;
    }
  };
  const showAt = ({ target }: Event) => {
    const place = findPlace(target);
    show(place ? readMarks(place) : kept);
    root.toggleAttribute('data-pointed', place !== null);
  };
  const leave = () => {
    show(kept);
    root.removeAttribute('data-pointed');
  };

  root.addEventListener('mouseover', showAt);
  root.addEventListener('focusin', showAt);
  root.addEventListener('mouseleave', leave);
  root.addEventListener('focusout', leave);
  root.addEventListener('click', ({ target }) => {
    const place = findPlace(target);
    if (!place) return;
    kept = readMarks(place);
    show(kept);
  });
  root.addEventListener('keydown', (event) => {
    const place = findPlace(event.target);
    const block = place?.closest('[data-walk]');
    if (place) moveTabStop(event, place, block ? listPlaces(block) : []);
  });

  for (const block of root.querySelectorAll('[data-walk]')) {
    createTabStop(block.matches('pre') ? block : null, listPlaces(block));
  }
  show(kept);
}

/** Events anywhere on the page that stop the demonstration. */
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/** The demonstration plays once per visit. */
let hasPlayed = false;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/**
 * Plays the demonstration once: a declaration is written, and its class, rule and element
 * follow; then a second component writes the same declaration. It starts when the first component is
 * in view and ends by itself, or at the first interaction, with the complete picture.
 *
 * The animations are in the style sheet; without scripts or motion, the picture is complete from the start.
 *
 * @param root - the demonstration
 * @returns a function that stops it
 */
export function playDemonstration(root: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const first = root.querySelector('[data-walk]');
  const prefersStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (hasPlayed || prefersStillness || !first) return () => undefined;

  const stop = () => {
    delete root.dataset.play;
    end.abort();
  };
  const play = () => {
    if (hasPlayed || signal.aborted || !isInView(first)) return;
    hasPlayed = true;
    root.dataset.play = '';
    for (const name of INTERACTIONS) {
      window.addEventListener(name, stop, { signal, passive: true, capture: true });
    }
    const scenes = root.getAnimations({ subtree: true }).map(({ finished }) => finished);
    // A promise rejects if its element is removed; the picture is complete then, too.
    void Promise.allSettled(scenes).then(stop);
  };

  // A user who interacts with it needs no demonstration.
  root.addEventListener('pointerover', stop, { signal });
  root.addEventListener('focusin', stop, { signal });
  // On a phone, it starts below the first view.
  window.addEventListener('scrollend', play, { signal });
  // To measure now would lay out the page in the task that hydrates it.
  requestAnimationFrame(play);
  return stop;
}
