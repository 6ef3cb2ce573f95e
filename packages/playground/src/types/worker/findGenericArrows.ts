import ts from 'typescript';
import type { Problem } from '../../problems/Problem.ts';
import { compilerOptions } from './compilerOptions.ts';

/** `JSX element 'T' has no corresponding closing tag.` */
const UNCLOSED_ELEMENT = 17008;

/** `<T>(`, unless it follows a name, as in `read<T>(x)`. */
const GENERIC_ARROW = /(?<![\w$)\]]\s*)<\s*([A-Z][\w$]*)\s*>(?=\s*\()/g;

/**
 * Finds `<T>(x: T) => x`, which begins an element in TSX and causes many syntax errors, none of which says so.
 * Empty unless a comma behind each T is all that the file needs.
 */
export function findGenericArrows(file: string, syntactic: readonly ts.Diagnostic[]): Problem[] {
  const parsed = syntactic.find(({ code }) => code === UNCLOSED_ELEMENT)?.file;
  if (!parsed || !file.endsWith('.tsx')) return [];
  const { text } = parsed;
  const isUnclosed = (name: string): boolean => !text.includes(`</${name}`);
  const found = [...text.matchAll(GENERIC_ARROW)].filter(([, name = '']) => isUnclosed(name));
  if (found.length === 0) return [];
  const mended = text.replace(GENERIC_ARROW, (all, name: string) =>
    isUnclosed(name) ? `<${name},>` : all,
  );
  const { diagnostics = [] } = ts.transpileModule(mended, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions,
  });
  if (diagnostics.length > 0) return [];
  return found.map(({ 0: all, 1: name = '', index }) => {
    const { line, character } = parsed.getLineAndCharacterOfPosition(index);
    const to = index + all.length;
    return {
      source: 'syntax',
      severity: 'error',
      file,
      line: line + 1,
      column: character + 1,
      from: index,
      to,
      message: `In a .tsx file, <${name}> begins an element, not the type parameter of a function`,
      remedy: `Write <${name},> with a comma.`,
      fixes: [
        {
          title: `Change to <${name},>`,
          edits: [{ file, from: index, to, insert: `<${name},>` }],
        },
      ],
    };
  });
}
