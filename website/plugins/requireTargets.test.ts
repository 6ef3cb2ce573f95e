import { describe, expect, it } from 'vitest';
import { replaceFound, requireTargets } from './requireTargets';

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

describe('replaceFound', () => {
  it('replaces a part, also by itself, and takes no sign for another', () => {
    expect(replaceFound('<svg x>', '<svg ', () => '<svg $& ')).toBe('<svg $& x>');
    expect(replaceFound('aa', /a/, () => 'a')).toBe('aa');
  });

  it('refuses a text without the part', () => {
    expect(() => replaceFound('<SVG >', '<svg ', () => '')).toThrow(
      'Nothing to replace: <svg  is not in "<SVG >".',
    );
  });
});
