import { describe, expect, it } from 'vitest';
import { FenceError } from '../fences/FenceError.ts';
import { parseFenceMeta } from '../fences/parseFenceMeta.ts';
import { parseExpectation } from './parseExpectation.ts';

const parse = (...metas: string[]) =>
  parseExpectation(
    metas.map((meta, index) => ({
      file: `${String(index)}.ts`,
      fence: parseFenceMeta('ts', meta),
    })),
  );
const NOTHING = { norun: false, typeErrors: [], logs: [], drops: [], props: {} };

describe('parseExpectation', () => {
  it('expects nothing by default', () => {
    expect(parse('{1} title="App.tsx" showLineNumbers')).toEqual(NOTHING);
  });

  it('reads every expectation, in any order, each for its own fence', () => {
    expect(parse(`logs="a" throws='b "c"' drops="g"`, 'typeError@3="d" logs="e"')).toEqual({
      ...NOTHING,
      typeErrors: [{ text: 'd', file: '1.ts', line: 3 }],
      logs: [
        { text: 'a', file: '0.ts' },
        { text: 'e', file: '1.ts' },
      ],
      drops: [{ text: 'g', file: '0.ts' }],
      throws: { text: 'b "c"', file: '0.ts' },
    });
    expect(parse('', `props='{"tone":"primary"}'`).props).toEqual({ '1.ts': { tone: 'primary' } });
  });

  it.each([
    [['throws="a"', 'throws="b"'], 'A sample can throw only once. Keep one throws="…".'],
    [
      ['norun', 'logs="a"'],
      'With norun, a sample is not run, so it cannot have throws, logs or props. Remove norun, or remove them.',
    ],
    [
      [`props='["a"]'`],
      `The props of 0.ts are ["a"], but must be an object. Write props='{"tone":"primary"}'.`,
    ],
    [
      [`props='{"a b":1}'`],
      'The props of 0.ts have "a b", which is not a valid prop name. Rename it.',
    ],
  ])('refuses %j', (metas, message) => {
    expect(() => parse(...metas)).toThrow(new FenceError(message));
  });

  it('rejects props that are not JSON', () => {
    expect(() => parse('props="{tone: 1}"')).toThrow(
      /^The props of 0\.ts are not valid JSON: .* Write props='\{"tone":"primary"\}', in single quotes\.$/,
    );
  });
});
