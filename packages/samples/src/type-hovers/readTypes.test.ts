import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createTypeChecker } from '../verify/types/createTypeChecker.ts';
import { shortenType, TEXT_LIMIT } from './readTypes.ts';

const checker = createTypeChecker(fileURLToPath(new URL('../..', import.meta.url)).slice(0, -1));

/** Prints the types that an editor shows, one identifier per line: `name | text`. */
function read(files: Record<string, string>, file = Object.keys(files)[0] ?? ''): string[] {
  const { types } = checker.check(files, {});
  return (types[file] ?? []).map(
    ({ from, to, text }) => `${(files[file] ?? '').slice(from, to)} | ${text}`,
  );
}

const STYLES = `import { makeStyles } from '@griffel/react';
export const useClasses = makeStyles({
  root: { color: 'red', ':hover': { padding: 0 } },
});`;

describe('readTypes', () => {
  it('reads the types that an editor shows, in the order of the code', () => {
    expect(read({ 'styles.ts': STYLES })).toEqual([
      'makeStyles | function makeStyles<Slots extends string | number>(stylesBySlots: Record<Slots, GriffelStyle>): () => Record<Slots, string>',
      'useClasses | const useClasses: () => Record<"root", string>',
      'makeStyles | makeStyles<"root">(stylesBySlots: Record<"root", GriffelStyle>): () => Record<"root", string>',
      'root | (property) root: GriffelStyle',
      'color | (property) color?: Property.Color | …',
      'padding | (property) padding?: Property.Padding<GriffelStylesCSSValue> | …',
    ]);
  });

  it('reads them across the files of a sample', () => {
    const files = {
      'styles.ts': STYLES,
      'App.tsx': `import { useClasses } from './styles';
export const App = () => <p className={useClasses().root} />;`,
    };
    expect(read(files, 'App.tsx')).toEqual([
      'useClasses | const useClasses: () => Record<"root", string>',
      'App | const App: () => JSX.Element',
      'className | (property) React.HTMLAttributes<HTMLParagraphElement>.className?: string | undefined',
      'useClasses | useClasses(): Record<"root", string>',
      'root | (property) root: string',
    ]);
    expect(checker.check(files, {}).types['styles.ts']).toHaveLength(6);
  });

  it('reads them where TypeScript reports errors, too', () => {
    const files = { 'a.ts': `const size: string = 7;\nconst twice = size + missing;` };
    expect(checker.check(files, {}).errors).toHaveLength(2);
    expect(read(files)).toEqual([
      'size | const size: string',
      'twice | const twice: string',
      'size | const size: string',
    ]);
    expect(read({ 'a.ts': 'const a = ;' })).toEqual(['a | const a: any']);
  });

  it.each([
    ['element names', 'export const a = <p id="b"></p>;', ['a', 'id']],
    ['components are no elements', 'const B = () => null;\nexport const c = <B />;', 'B c B'],
    ['undefined', 'export const a = [1, undefined];', ['a']],
    ['names of types', 'interface A { b: Document }\nexport let c: A;', ['b', 'c']],
    ['aliases that tell more stay', 'type A = "b" | "c";\nexport let d: A;', ['A', 'd', 'A']],
    [
      'what has its value for a type',
      `import { makeStaticStyles } from '@griffel/react';
makeStaticStyles({ body: { margin: 0, color: 'red', fontFamily: ['a'] } });`,
      'makeStaticStyles makeStaticStyles fontFamily',
    ],
    ['imports that are missing', `import { a } from './none';\na();`, []],
  ])('leaves out types that say nothing new: %s', (_, code, names) => {
    const expected = typeof names === 'string' ? names.split(' ') : names;
    expect(read({ 'a.tsx': code }).map((line) => line.split(' ')[0])).toEqual(expected);
  });
});

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

  it('truncates types that are too long for a popup', () => {
    const short = shortenType(`type Name = ${'"a name" | '.repeat(40)}"last"`);
    expect(short.length).toBeLessThanOrEqual(TEXT_LIMIT);
    expect(short).toMatch(/^type Name = "a name" .+…$/);
  });
});
