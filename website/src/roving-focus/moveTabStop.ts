import { readArrowStep } from './readArrowStep';

/**
 * Lets the arrow keys move the focus within a group that is one tab stop. Escape leaves it.
 *
 * @param event - a press of a key while `place` has the focus
 * @param places - the group, in its order
 */
export function moveTabStop(
  event: KeyboardEvent,
  place: HTMLElement,
  places: readonly HTMLElement[],
): void {
  if (event.key === 'Escape') place.blur();
  const step = readArrowStep(event.key);
  if (step === undefined) return;
  event.preventDefault();
  const next = places[places.indexOf(place) + step];
  if (!next) return;
  place.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
