import { describe, expect, it } from 'vitest';
import { explainFileName } from './FileNameField.tsx';

describe('explainFileName', () => {
  it.each(['Button.tsx', 'a/b-c/d_e.f.ts', 'index.js', 'x.jsx'])(
    'accepts the file name %s',
    (name) => {
      expect(explainFileName(name, ['App.tsx'])).toBeUndefined();
    },
  );

  it.each([
    ['', 'Type a name'],
    ['styles.css', 'end in .tsx'],
    ['Button', 'end in .tsx'],
    ['../a.ts', 'letters, digits'],
    ['/a.ts', 'letters, digits'],
    ['a//b.ts', 'letters, digits'],
    ['.env.ts', 'letters, digits'],
    ['a b.ts', 'letters, digits'],
    ['app.tsx', 'App.tsx already exists.'],
    ['App.tsx/a.ts', 'App.tsx already exists.'],
    [`${'a'.repeat(98)}.ts`, 'at most 100 characters; this one has 101'],
  ])('refuses %j', (name, reason) => {
    expect(explainFileName(name, ['App.tsx'])).toContain(reason);
  });

  it('rejects one file too many', () => {
    const others = Array.from({ length: 20 }, (_, index) => `f${String(index)}.ts`);
    expect(explainFileName('g.ts', others)).toContain('20 files');
    expect(explainFileName('g.ts', others.slice(1))).toBeUndefined();
  });
});
