import { describe, expect, it } from 'vitest';
import { findNameClash } from './findNameClash.ts';

describe('findNameClash', () => {
  it('finds none where names differ', () => {
    expect(findNameClash(['App.tsx', 'a/App.tsx', 'a/b/App.tsx', 'App.ts'])).toBeUndefined();
  });

  it('finds names that differ by case alone', () => {
    expect(findNameClash(['App.tsx', 'b.ts', 'app.tsx'])).toEqual(['app.tsx', 'App.tsx']);
  });

  it('finds a file that is the folder of another, whichever comes first', () => {
    expect(findNameClash(['a.ts', 'A.ts/b.ts'])).toEqual(['A.ts/b.ts', 'a.ts']);
    expect(findNameClash(['a.ts/b.ts', 'a.ts'])).toEqual(['a.ts', 'a.ts/b.ts']);
  });
});
