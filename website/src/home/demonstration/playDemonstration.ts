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
