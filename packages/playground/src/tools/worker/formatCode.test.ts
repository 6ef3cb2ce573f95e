import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatCode, STYLE } from './formatCode.ts';

const ROOT = new URL('../../../../../', import.meta.url);

const format = async (file: string, text: string) => {
  const result = await formatCode({ file, text });
  return result.kind === 'formatted' ? result : result.problem;
};

describe('formatCode', () => {
  it('formats like this repository', () => {
    const { printWidth, singleQuote } = JSON.parse(
      readFileSync(new URL('.prettierrc.json', ROOT), 'utf8'),
    ) as Record<string, unknown>;
    expect(STYLE).toEqual({ printWidth, singleQuote });
  });

  it.each([
    ['App.tsx', `let a=<T,>(b:T)=><p>{b as any}</p>`, `let a = <T,>(b: T) => <p>{b as any}</p>;\n`],
    [
      'App.ts',
      `let a=<any>b satisfies C;enum D{E}`,
      `let a = (<any>b) satisfies C;\nenum D {\n  E,\n}\n`,
    ],
    ['App.jsx', `let a=<p  />`, `let a = <p />;\n`],
    ['App.js', `let a=<p  />`, `let a = <p />;\n`],
  ])('formats %s', async (file, text, formatted) => {
    expect(await format(file, text)).toMatchObject({ text: formatted });
  });

  it('reports where the code does not parse', async () => {
    expect(await format('App.tsx', `const a = 1;\nconst b = = 2;\n`)).toEqual({
      source: 'syntax',
      severity: 'error',
      file: 'App.tsx',
      line: 2,
      column: 11,
      message: 'Not formatted: Unexpected token',
      remedy: 'Correct the syntax first.',
    });
  });

  const templates = new URL('packages/playground/templates/', ROOT);
  const files = readdirSync(templates).flatMap((id) =>
    readdirSync(new URL(id, templates))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${id}/${name}`),
  );
  it.each(files)('does not change the template %s', async (file) => {
    const text = readFileSync(new URL(file, templates), 'utf8');
    expect(await format(file, text)).toMatchObject({ text });
  });
});
