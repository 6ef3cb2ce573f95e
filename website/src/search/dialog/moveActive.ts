/**
 * Moves through a list by a key.
 *
 * @param active - the number of the choice now, or -1 for none
 * @param count - of all choices
 * @returns the number of the next; undefined where the key does not move
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
