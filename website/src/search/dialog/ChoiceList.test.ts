import { describe, expect, it } from 'vitest';
import { moveActive } from './ChoiceList';

describe('moveActive', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', -1, 2],
  ])('moves by %s from %d to %d, of three', (key, active, expected) => {
    expect(moveActive(key, active, 3)).toBe(expected);
  });

  it('leaves other keys to the field, and all keys if there is nothing to choose', () => {
    expect(moveActive('a', 0, 3)).toBe(undefined);
    expect(moveActive('ArrowDown', -1, 0)).toBe(undefined);
  });
});
