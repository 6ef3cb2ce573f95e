import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { dropClasses } from './dropClasses';

function drop(css: string, ...classes: string[]): string {
  const root = postcss.parse(css);
  dropClasses(root, classes);
  return root.toString();
}

describe('dropClasses', () => {
  it('removes rules that need one, wherever it stands in the selector', () => {
    expect(drop('.a{x:y}.b .a:hover{x:y}.b{x:y}', 'a')).toBe('.b{x:y}');
  });

  it('keeps the other selectors of a list', () => {
    expect(drop('.a,.b{x:y}', 'a')).toBe('.b{x:y}');
  });

  it('leaves names alone that only start alike', () => {
    expect(drop('.ab{x:y}.a-b{x:y}', 'a')).toBe('.ab{x:y}.a-b{x:y}');
  });

  it('removes conditions that are empty then', () => {
    expect(drop('@media print{.a{x:y}}.b{x:y}', 'a')).toBe('.b{x:y}');
  });
});
