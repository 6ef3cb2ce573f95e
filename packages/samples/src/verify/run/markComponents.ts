import ts from 'typescript';
import { findComponents } from '../types/findComponents.ts';

/** How a component is called in a report of a run: components of one name may stand in many places. */
export function printMark(file: string, line: number, name: string): string {
  return `${file}:${String(line)} ${name}`;
}

/**
 * Lets each component of a sample say when it is rendered: its function begins with a call of
 * `__rendered`. Lines stay where they are.
 *
 * `const A = () => <p />` becomes `const A = () => (__rendered("App.tsx:1 A"), <p />)`.
 */
export function markComponents(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, source]) => [
      file,
      /\.tsx?$/.test(file) ? mark(file, source) : source,
    ]),
  );
}

function mark(fileName: string, source: string): string {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.ES2022, true);
  const insertions = findComponents(file).flatMap(({ name, line, body }) => {
    if (!body) return [];
    const call = `__rendered(${JSON.stringify(printMark(fileName, line, name))})`;
    const start = body.getStart(file);
    return ts.isBlock(body)
      ? [{ at: start + 1, text: `${call};` }]
      : [
          { at: start, text: `(${call}, ` },
          { at: body.end, text: ')' },
        ];
  });
  // From the end, so that places before them stay.
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}
