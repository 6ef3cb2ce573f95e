import { describe, expect, it } from 'vitest';
import { shortenType, TEXT_LIMIT } from './shortenType.ts';

describe('shortenType', () => {
  it.each([
    [
      'an import is what it imports',
      '(alias) const RESET: "unset"\nimport RESET',
      'const RESET: "unset"',
    ],
    ['an import of which nothing is known has no text', 'import useFoo', ''],
    [
      'a CSS property tells the first of what it takes',
      '(property) color?: Property.Color | readonly string[] | undefined',
      '(property) color?: Property.Color | …',
    ],
    [
      'whatever TypeScript puts first',
      '(property) padding?: readonly NonNullable<Property.Padding<GriffelStylesCSSValue> | undefined>[] | Property.Padding<GriffelStylesCSSValue> | undefined',
      '(property) padding?: Property.Padding<GriffelStylesCSSValue> | …',
    ],
    [
      'other properties tell all',
      '(property) animationName?: string | GriffelAnimation | GriffelAnimation[] | undefined',
      '(property) animationName?: string | GriffelAnimation | GriffelAnimation[] | undefined',
    ],
    [
      'a short object stands in one line',
      'function Tab({ active }: {\n    active: boolean;\n}): React.JSX.Element',
      'function Tab({ active }: { active: boolean; }): React.JSX.Element',
    ],
    [
      'a long one has its lines, indented by two',
      `const tokens: {\n    colorNeutralForeground: string;\n    shadows: {\n        deep: string;\n    };\n    colorNeutralBackground: string;\n}`,
      `const tokens: {\n  colorNeutralForeground: string;\n  shadows: {\n    deep: string;\n  };\n  colorNeutralBackground: string;\n}`,
    ],
    [
      'what TypeScript leaves out is counted',
      `const shorthands: {\n    border: typeof border;\n    ... 16 more ...;\n    textDecoration: typeof textDecoration;\n}`,
      `const shorthands: {\n  border: typeof border;\n  … 16 more\n  textDecoration: typeof textDecoration;\n}`,
    ],
    [
      'a long line among several is cut',
      `(parameter) rest: {\n    id: string;\n    formAction: ${'x'.repeat(80)};\n}`,
      `(parameter) rest: {\n  id: string;\n  formAction: ${'x'.repeat(65)}…\n}`,
    ],
  ])('%s', (_, text, short) => {
    expect(shortenType(text)).toBe(short);
  });

  it('cuts what is too long for a popup', () => {
    const short = shortenType(`type Name = ${'"a name" | '.repeat(40)}"last"`);
    expect(short.length).toBeLessThanOrEqual(TEXT_LIMIT);
    expect(short).toMatch(/^type Name = "a name" .+…$/);
  });
});
