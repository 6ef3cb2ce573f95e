import { describe, expect, it } from 'vitest';
import { requireTargets } from './requireTargets';

describe('requireTargets', () => {
  const check = (...there: string[]) =>
    requireTargets('plugins/a.ts', 'classes', ['one', 'two'], (name) => there.includes(name));

  it('passes where all are there', () => {
    expect(() => check('two', 'one')).not.toThrow();
  });

  it('names those that are not, and the file with the list', () => {
    expect(() => check('one')).toThrow(
      'plugins/a.ts expects these classes, but they are not there: two.',
    );
  });
});
