import type { SyntaxNode } from '@lezer/common';
import { transform } from 'sucrase';
import type { SourceError } from '../evaluate/EvaluationProgram.ts';
import { readFault, type TranspileFault } from '../evaluate/planEvaluation.ts';
import { lineRange } from '../source/positionAt.ts';
import { type ModuleModel, parseModule } from '../source/parseModule.ts';
import { hasErrors, parseTree } from '../source/parseTree.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic } from './createDiagnostic.ts';
import { findSpecifierErrors } from './findSpecifierErrors.ts';

const SYNTAX_ERROR = {
  severity: 'error',
  code: 'syntax-error',
  remedy: 'Fix the syntax. Until then, this file is not compiled.',
} as const;

/** Finds syntax errors. Sucrase has the better messages, but accepts `<a></b>`, which the tree shows. */
export function diagnoseSyntax(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  const { file, code, tree } = module;
  try {
    transform(code, {
      transforms: ['typescript', ...(/\.[cm]?ts$/.test(file) ? [] : ['jsx' as const])],
    });
  } catch (error) {
    const fault = readFault(file, error);
    // An error of sucrase itself has no place.
    const errors = fault.line === undefined ? diagnoseSpecifiers(files, module) : [];
    return errors.length > 0 ? errors : [describeFault(fault)];
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
  return [...diagnostics, ...diagnoseSpecifiers(files, module)];
}

function diagnoseSpecifiers(files: SourceFiles, module: ModuleModel): Diagnostic[] {
  return findSpecifierErrors(module).map(({ range, message }) =>
    createDiagnostic(files, range, { ...SYNTAX_ERROR, message }),
  );
}

/** Reports a file that could not be transpiled. */
export function describeFault({ file, message, line = 1, column = 1 }: TranspileFault): Diagnostic {
  return { ...SYNTAX_ERROR, file, line, column, message };
}

/** Reports why the JavaScript engine rejects a file. */
export function describeSourceError(
  files: SourceFiles,
  { file, line, message }: SourceError,
): Diagnostic {
  const code = files[file] ?? '';
  const { from, to } = lineRange(code, line) ?? { from: 0, to: code.length };
  const text = code.slice(from, to);
  const indentation = text.length - text.trimStart().length;
  const range = { file, from: from + indentation, to: from + text.trimEnd().length };
  return createDiagnostic(files, range, { ...SYNTAX_ERROR, message });
}

/** Whether a part of an element could not be parsed. The grammar may not know it, so its tags are not compared. */
function hasErrorInside(node: SyntaxNode): boolean {
  let isFound = false;
  node.cursor().iterate(({ type }) => {
    isFound ||= type.isError;
    return !isFound;
  });
  return isFound;
}

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"`;

/** Lines that consist of a property whose value is a string or an array of strings. */
const PLAIN_LINES = new RegExp(
  String.raw`^ *(?:[\w$]+|${STRING}): (?:${STRING}|\[(?:${STRING}, )*${STRING}\]),?$`,
  'gm',
);

/** Properties whose object is empty after those lines are removed. */
const EMPTY_OBJECTS = new RegExp(String.raw`^ *(?:[\w$]+|${STRING}): \{\s*\},?$`, 'gm');

/**
 * Checks that an output module parses before it is shown. Most lines of a long one are obviously valid, so it
 * is first parsed without them, which is faster.
 *
 * @returns undefined where it parses
 */
export function diagnoseOutput(
  file: string,
  kind: 'compiled' | 'extracted',
  text: string,
): Diagnostic | undefined {
  const rest = text.replace(PLAIN_LINES, '').replace(EMPTY_OBJECTS, '');
  if (!hasErrors(parseTree(file, rest))) return undefined;
  if (!hasErrors(parseTree(file, text))) return undefined;
  const [fault] = diagnoseSyntax({ [file]: text }, parseModule(file, text));
  if (!fault) return undefined;
  return {
    severity: 'error',
    code: 'broken-output',
    file,
    line: 1,
    column: 1,
    message: `The ${kind} module does not parse, so it is not shown: ${fault.message}.`,
    remedy: 'Simplify the calls in this file: const useClasses = makeStyles({ … }).',
  };
}
