import { createTabStop, moveTabStop } from '../roving-focus/tabStops';

/** What can be pointed at: the places of atoms, and elements, which have several. */
const PLACES = '[data-atom], [data-element]';

function listPlaces(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>(PLACES)];
}

function findPlace(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(PLACES) : null;
}

/** What is marked: atoms, and which sentence says so. */
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

/** An atom is marked by its name; an element has to have all that is marked. */
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
 * @param root an element with `data-marks`: the atom that is marked when nothing else is. Blocks
 *   whose places are walked by arrows have `data-walk`, sentences about an atom `data-note`, lines
 *   between its places `data-wire`
 */
export function animateMarks(root: HTMLElement): void {
  const start = root.dataset.marks ?? '';
  let kept: Marks = { names: start === '' ? [] : [start], note: start };

  const show = ({ names, note: shown }: Marks) => {
    for (const place of listPlaces(root)) {
      place.toggleAttribute('data-active', isMarked(place, names));
    }
    // Lines between places are not for pointing at.
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

/** What stops the demonstration, wherever on the page it happens. */
const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/** It tells its story once in a visit. */
let hasPlayed = false;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/**
 * Tells the story of the demonstration once: a declaration is written, and its class, rule and element
 * follow; then a second component writes the same declaration. It begins when the first component is
 * in view and ends by itself, or at the first interaction, with the whole picture.
 *
 * The stylesheet has the animations; without scripts or motion the picture is whole from the start.
 *
 * @param root - the demonstration
 * @returns stops it
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
    if (hasPlayed || !isInView(first)) return;
    hasPlayed = true;
    root.dataset.play = '';
    for (const name of INTERACTIONS) {
      window.addEventListener(name, stop, { signal, passive: true, capture: true });
    }
    const scenes = root.getAnimations({ subtree: true }).map(({ finished }) => finished);
    // They reject where an element goes; the picture is whole then, too.
    void Promise.allSettled(scenes).then(stop);
  };

  // Whoever uses it needs no demonstration.
  root.addEventListener('pointerover', stop, { signal });
  root.addEventListener('focusin', stop, { signal });
  // On a phone it is below the first view.
  window.addEventListener('scrollend', play, { signal });
  play();
  return stop;
}
