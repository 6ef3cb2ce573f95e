import { diagnoseSyntax, type ModuleModel, type SourceFiles } from '@griffel-site/engine';
import type { Problem } from '../problems/Problem.ts';
import { findUnsupported } from './findUnsupported.ts';

/** Finds why a file cannot be compiled; empty where it can. */
export function findSyntaxProblems(files: SourceFiles, module: ModuleModel): Problem[] {
  const unsupported = findUnsupported(module);
  if (unsupported.length > 0) return unsupported;
  return diagnoseSyntax(files, module).map(
    ({ severity, file, line, column, message, remedy, range }) => ({
      source: 'syntax',
      severity,
      file,
      line,
      column,
      ...(range && { from: range.from, to: range.to }),
      message,
      remedy,
    }),
  );
}
