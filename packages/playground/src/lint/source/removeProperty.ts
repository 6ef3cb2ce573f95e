import type { SourceFiles, SourceRange } from '@griffel-site/engine';
import type { Fix } from '../../problems/Problem.ts';
import { createFix } from './createFix.ts';

/** A fix that takes a property out of its object, with its comma; a line that is empty then goes, too. */
export function removeProperty(title: string, files: SourceFiles, range: SourceRange): Fix {
  const code = files[range.file] ?? '';
  const behind = /^[ \t]*,?/.exec(code.slice(range.to))?.[0].length ?? 0;
  const spaces = /[ \t]*$/.exec(code.slice(0, range.from))?.[0].length ?? 0;
  let [from, to] = [range.from, range.to + behind];
  const startsLine = code[from - spaces - 1] === '\n';
  if (startsLine && code[to] === '\n') [from, to] = [from - spaces, to + 1];
  else to += /^[ \t]*/.exec(code.slice(to))?.[0].length ?? 0;
  return createFix(title, { file: range.file, from, to }, '');
}
