import type { SyntaxNode } from '@lezer/common';
import { transform } from 'sucrase';
import { readFault } from '../evaluate/readFault.ts';
import type { ModuleModel } from '../source/ModuleModel.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';

const REMEDY = 'Correct the syntax; nothing of this file is compiled before.';

/** Finds what cannot be parsed. Sucrase says it best, but takes `<a></b>`: there the tree knows. */
export function diagnoseSyntax(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  const { file, code, tree } = module;
  const fault = { severity: 'error', code: 'syntax-error', remedy: REMEDY } as const;
  try {
    transform(code, {
      transforms: ['typescript', ...(/\.[cm]?ts$/.test(file) ? [] : ['jsx' as const])],
    });
  } catch (error) {
    const { message, line = 1, column = 1 } = readFault(file, error);
    return [{ ...fault, file, line, column, message }];
  }
  const diagnostics: Diagnostic[] = [];
  const nameOf = (tag: SyntaxNode): string =>
    /^<\/?\s*([^\s/>]*)/.exec(code.slice(tag.from, tag.to))?.[1] ?? '';
  tree.cursor().iterate((ref) => {
    if (ref.name !== 'JSXElement') return;
    const open = ref.node.getChild('JSXOpenTag');
    const close = ref.node.getChild('JSXCloseTag');
    if (!open || !close) return;
    const [opened, closed] = [nameOf(open), nameOf(close)];
    if (opened === closed) return;
    const range = { file, from: close.from, to: close.to };
    const message = `</${closed}> closes <${opened}>`;
    diagnostics.push(createDiagnostic(files, range, { ...fault, message }));
  });
  return diagnostics;
}
