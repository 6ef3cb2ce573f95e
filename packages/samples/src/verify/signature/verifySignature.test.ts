import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifySignature } from './verifySignature.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const verify = (code: string, packageName = '@griffel/react') =>
  verifySignature(code, packageName, ROOT);

describe('verifySignature', () => {
  it.each([
    [
      'a function that another package declares',
      'export declare function mergeClasses(...classNames: (string | false | undefined)[]): string;',
    ],
    [
      'other lines and a trailing comma',
      'export declare function makeStaticStyles(\n  styles: GriffelStaticStyles | GriffelStaticStyles[],\n): () => void;',
    ],
    [
      'comments, quotes and a leading bar',
      'interface TextDirectionProviderProps {\n  /** Ours. */\n  dir:\n    | "ltr"\n    | "rtl";\n  children: ReactNode;\n}',
    ],
    ['a constant', 'export declare const TextDirectionProvider: FC<TextDirectionProviderProps>'],
    [
      'a name that is changed on export',
      'export declare function useRenderer_unstable(): GriffelRenderer;',
    ],
    [
      'all overloads of a function behind an object',
      [
        'export declare function borderColor(all: BorderColorInput): BorderColorStyle;',
        'export declare function borderColor(vertical: BorderColorInput, horizontal: BorderColorInput): BorderColorStyle;',
        'export declare function borderColor(top: BorderColorInput, horizontal: BorderColorInput, bottom: BorderColorInput): BorderColorStyle;',
        'export declare function borderColor(top: BorderColorInput, right: BorderColorInput, bottom: BorderColorInput, left: BorderColorInput): BorderColorStyle;',
      ].join('\n'),
    ],
  ])('takes %s', (_, code) => {
    expect(verify(code)).toEqual([]);
  });

  it('shows the published declaration if the fence has another', () => {
    const code =
      "import type { GriffelResetStyle } from '@griffel/react';\n\n" +
      'export declare function makeResetStyles(style: GriffelResetStyle): () => string;';

    expect(verify(code)).toEqual([
      {
        line: 3,
        message:
          '@griffel/react declares makeResetStyles differently. Write the published declaration:\n' +
          'export declare function makeResetStyles(styles: GriffelResetStyle): () => string;',
      },
    ]);
  });

  it.each([
    [
      'export declare function makeStyle(): void;',
      '@griffel/react does not declare makeStyle. Correct the name, or remove the declaration.',
    ],
    [
      '// makeStyles',
      'The fence declares nothing that could be compared with @griffel/react. Write its declaration, or remove signature="…".',
    ],
  ])('refuses %s', (code, message) => {
    expect(verify(code)).toEqual([{ line: 1, message }]);
  });

  const SIGNATURE =
    'export declare function makeResetStyles(styles: GriffelResetStyle): () => string;';
  it.each([
    [`${SIGNATURE}\nIt is quick.`, 2, 'It is quick.'],
    [`${SIGNATURE}\nmakeResetStyles({});`, 2, 'makeResetStyles({});'],
    [`import type { A } from 'b';\n${SIGNATURE}`, 1, `import type { A } from 'b';`],
    [
      `import type { ResetStyle } from '@griffel/react';\n${SIGNATURE}`,
      1,
      `import type { ResetStyle } from '@griffel/react';`,
    ],
    [`${SIGNATURE}\n\n{\n}`, 3, '{'],
    [`${SIGNATURE} quickly`, 1, `${SIGNATURE} quickly`],
  ])('refuses more than declarations: %s', (code, line, text) => {
    const message = `A signature may contain only declarations and imports of published names, because nothing else can be compared with @griffel/react. Remove or correct this: ${text}`;
    expect(verify(code)).toEqual([{ line, message }]);
  });

  it.each(['@griffel/none', '../../node_modules/@griffel/react'])(
    'refuses the package %s',
    (name) => {
      const message = `signature="${name}" is not a package that is installed in ${ROOT}/node_modules. Correct the name, or install it there.`;
      expect(verify('export type A = 1;', name)).toEqual([{ line: 0, message }]);
    },
  );
});
