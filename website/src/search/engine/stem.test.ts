import { describe, expect, it } from 'vitest';
import { stem } from './stem';

describe('stem', () => {
  it.each([
    ['hydr', ['hydrate', 'hydrates', 'hydrated', 'hydration']],
    ['rend', ['render', 'renders', 'rendered', 'rendering', 'renderer']],
    ['compil', ['compile', 'compiles', 'compiler', 'compilation']],
    ['extract', ['extract', 'extracts', 'extraction']],
    ['quer', ['query', 'queries']],
    ['class', ['class', 'classes']],
    ['order', ['order', 'orders', 'ordering', 'ordered']],
  ])('brings together what begins with %s', (expected, words) => {
    expect(words.map(stem)).toEqual(words.map(() => expected));
  });

  it.each(['css', 'next', 'bus', 'dom', ''])('leaves “%s”', (word) => {
    expect(stem(word)).toBe(word);
  });
});
