import type { SyntaxNode } from '@lezer/common';
import { transform } from 'sucrase';
import { readFault, type TranspileFault } from '../evaluate/readFault.ts';
import type { ModuleModel } from '../source/ModuleModel.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

const SYNTAX_ERROR = {
  severity: 'error',
  code: 'syntax-error',
  remedy: 'Fix the syntax. Until then, this file is not compiled.',
} as const;

/** Finds what cannot be parsed. Sucrase says it best, but takes `<a></b>`: there the tree knows. */
export function diagnoseSyntax(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  const { file, code, tree } = module;
  try {
    transform(code, {
      transforms: ['typescript', ...(/\.[cm]?ts$/.test(file) ? [] : ['jsx' as const])],
    });
  } catch (error) {
    return [describeFault(readFault(file, error))];
  }
  const diagnostics: Diagnostic[] = [];
  const nameOf = (tag: SyntaxNode): string =>
    /^<\/?\s*([^\s/<>]*)/.exec(code.slice(tag.from, tag.to))?.[1] ?? '';
  tree.cursor().iterate((ref) => {
    if (ref.name !== 'JSXElement') return;
    const open = ref.node.getChild('JSXOpenTag');
    const close = ref.node.getChild('JSXCloseTag');
    if (!open || !close) return;
    const [opened, closed] = [nameOf(open), nameOf(close)];
    if (opened === closed || hasErrorInside(ref.node)) return;
    const range = { file, from: close.from, to: close.to };
    const message = `</${closed}> closes <${opened}>`;
    diagnostics.push(createDiagnostic(files, range, { ...SYNTAX_ERROR, message }));
  });
  return diagnostics;
}

/** Says that a file could not be transpiled. */
export function describeFault({ file, message, line = 1, column = 1 }: TranspileFault): Diagnostic {
  return { ...SYNTAX_ERROR, file, line, column, message };
}

/** What the grammar of the tree does not know is not at fault. */
function hasErrorInside(node: SyntaxNode): boolean {
  let isFound = false;
  node.cursor().iterate(({ type }) => {
    isFound ||= type.isError;
    return !isFound;
  });
  return isFound;
}
