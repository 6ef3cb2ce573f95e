import { describe, expect, it } from 'vitest';
import { NO_JSON } from './protocol/messages.ts';
import { type EvaluationError, readOutcome } from './readOutcome.ts';

const read = (value: unknown) => readOutcome(JSON.stringify(value));
const MALFORMED =
  'The sandbox did not return the styles. The code probably replaced something that the sandbox needs.';

describe('readOutcome', () => {
  it('accepts values and errors', () => {
    const calls = [
      { id: 'a#0', value: { root: { color: 'red' } }, foreign: [{ path: ['x'], kind: 'a date' }] },
      { id: 'a#1', error: { name: 'Error', message: 'm', file: 'a', line: 1 } },
      {
        id: 'a#2',
        error: { name: 'E', message: 'm', missing: { specifier: 'x', importer: 'a', name: 'y' } },
      },
    ];
    expect(read({ calls })).toEqual({ calls });
  });

  it('keeps all fields of an error', () => {
    // A new field of the engine is missing here until it is also read.
    const error: Required<EvaluationError> = {
      name: 'Error',
      message: 'm',
      file: 'a',
      line: 1,
      missing: { specifier: 'x', importer: 'a', name: 'y' },
      loop: { file: 'a', from: 12, isCut: true },
      unknown: 'function-name',
    };
    expect(read({ calls: [{ id: 'a#0', error }] })).toEqual({ calls: [{ id: 'a#0', error }] });
  });

  it('accepts the other findings of an evaluation', () => {
    const noted = {
      calls: [],
      atRunTime: [{ id: 'a#0', value: 1, foreign: [] }],
      loadErrors: [{ name: 'Error', message: 'm', file: 'a', line: 1 }],
      spreads: [{ file: 'a', from: 12, keys: ['color'] }],
      invalidHelpers: [{ helper: 'flex', file: 'a', line: 1 }],
      syntaxErrors: [{ file: 'a', line: 2, message: 'Illegal break statement' }],
    };
    expect(read(noted)).toEqual(noted);
  });

  it.each([undefined, NaN, Infinity, -Infinity])('restores %s', (value) => {
    const text = `${NO_JSON}${String(value)}`;
    expect(read({ calls: [{ id: 'a', value: text, foreign: [] }] }).calls).toEqual([
      { id: 'a', value, foreign: [] },
    ]);
  });

  it('restores undefined, also as a slot', () => {
    const [call] = read({
      calls: [{ id: 'a', value: { root: `${NO_JSON}undefined` }, foreign: [] }],
    }).calls;
    expect(call && 'value' in call && Object.keys(call.value as object)).toEqual(['root']);
    expect(call).toEqual({ id: 'a', value: { root: undefined }, foreign: [] });
  });

  it('keeps a key named __proto__ a key', () => {
    const text = '{"calls":[{"id":"a","value":{"__proto__":{"color":"red"}},"foreign":[]}]}';
    const [call] = readOutcome(text).calls;
    const value = call && 'value' in call ? call.value : undefined;
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it.each([
    ['null', null],
    ['no calls', {}],
    ['a call without a name', { calls: [{ value: 1, foreign: [] }] }],
    ['a call without what is foreign', { calls: [{ id: 'a', value: 1 }] }],
    ['a path that is none', { calls: [{ id: 'a', foreign: [{ path: [1], kind: 'x' }] }] }],
    ['a run without names', { calls: [], atRunTime: [{ value: 1 }] }],
    ['a spread nowhere', { calls: [], spreads: [{ file: 'a', from: 'b', keys: [] }] }],
    ['a spread of no keys', { calls: [], spreads: [{ file: 'a', from: 1, keys: [1] }] }],
    ['a helper without a name', { calls: [], invalidHelpers: [{ file: 'a' }] }],
    ['a fault of a file nowhere', { calls: [], syntaxErrors: [{ file: 'a', message: 'x' }] }],
    ['a loop nowhere', { calls: [{ id: 'a', error: { name: 'x', message: 'y', loop: {} } }] }],
    ['an error without a message', { calls: [{ id: 'a', error: { name: 'x' } }] }],
  ])('refuses %s', (_, value) => {
    expect(() => read(value)).toThrow(MALFORMED);
  });

  it('rejects values that are too deep or too many', () => {
    const value = (text: string) => () =>
      readOutcome(`{"calls":[{"id":"a","foreign":[],"value":${text}}]}`);
    expect(value('['.repeat(100) + ']'.repeat(100))).toThrow(MALFORMED);
    expect(value(`[${'0,'.repeat(200_000)}0]`)).toThrow(MALFORMED);
  });

  it('replaces styles with texts that the CSS parser takes too long for', () => {
    const readValue = (value: unknown) =>
      read({ calls: [{ id: 'a#0', value, foreign: [] }] }).calls[0];
    const error = { name: 'RangeError', message: 'a text has too many brackets inside each other' };
    for (const text of ['('.repeat(1001), `a${'[{'.repeat(600)}`]) {
      expect(readValue({ root: { color: ['red', text] } })).toEqual({ id: 'a#0', error });
      expect(readValue({ root: { [text]: {} } })).toEqual({ id: 'a#0', error });
    }
    const flat = { root: { color: '()'.repeat(5000), '&:is(a)': '('.repeat(1000) } };
    expect(readValue(flat)).toMatchObject({ value: flat });
  });

  it('rejects text that is not JSON', () => {
    expect(() => readOutcome('')).toThrow(SyntaxError);
  });
});
