import { describe, expect, it } from 'vitest';
import { replaceFound, requireTargets } from './requireTargets';

describe('requireTargets', () => {
  const check = (...there: string[]) =>
    requireTargets('plugins/a.ts', 'classes', ['one', 'two'], (name) => there.includes(name));

  it('passes if all targets exist', () => {
    expect(() => check('two', 'one')).not.toThrow();
  });

  it('names missing targets, and the file with the list', () => {
    expect(() => check('one')).toThrow(
      'plugins/a.ts expects these classes, but they are not there: two.',
    );
  });
});

describe('replaceFound', () => {
  it('replaces a part, and gives no character of the replacement a special meaning', () => {
    expect(replaceFound('<svg x>', '<svg ', () => '<svg $& ')).toBe('<svg $& x>');
    expect(replaceFound('aa', /a/, () => 'a')).toBe('aa');
  });

  it('rejects a text without the part', () => {
    expect(() => replaceFound('<SVG >', '<svg ', () => '')).toThrow(
      'Nothing to replace: <svg  is not in "<SVG >".',
    );
  });
});
