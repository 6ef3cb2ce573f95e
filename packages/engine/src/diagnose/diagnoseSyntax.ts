import type { SyntaxNode, Tree } from '@lezer/common';
import { transform } from 'sucrase';
import type { GriffelCall } from '../calls/GriffelCall.ts';
import type { SourceError } from '../evaluate/EvaluationProgram.ts';
import { readFault, type TranspileFault } from '../evaluate/planEvaluation.ts';
import { lineRange, positionAt } from '../source/positionAt.ts';
import { type ModuleModel, type Modules, parseModule } from '../source/parseModule.ts';
import { findError, hasErrors, parseTree, TOO_DEEP } from '../source/parseTree.ts';
import type { Diagnostic, SourceFiles } from '../types.ts';
import { createDiagnostic, type Fault } from './createDiagnostic.ts';
import { findSpecifierErrors } from './findSpecifierErrors.ts';
import { textOf } from '../source/nodes.ts';
import { continueLines } from '../source/transpile.ts';

const UNEXPECTED = 'Unexpected token';

const SYNTAX_ERROR = {
  severity: 'error',
  code: 'syntax-error',
  remedy: 'Fix the syntax. Until then, this file is not compiled.',
} as const;

/**
 * Finds syntax errors. Sucrase has the better messages, but accepts `<a></b>`, which the tree shows.
 *
 * @param calls - those of the file: the JavaScript engine does not know where the errors in them are
 */
export function diagnoseSyntax(
  files: SourceFiles,
  module: ModuleModel,
  calls: readonly GriffelCall[] = [],
): Diagnostic[] {
  const { file, code, tree } = module;
  if (tree === TOO_DEEP) {
    const fault = {
      ...SYNTAX_ERROR,
      message: 'This code is nested too deeply, so it is not read',
      remedy: 'Write it with fewer levels.',
    };
    return [createDiagnostic(files, { file, from: 0, to: 0 }, fault)];
  }
  try {
    transform(continueLines(code), {
      transforms: ['typescript', ...(/\.[cm]?ts$/.test(file) ? [] : ['jsx' as const])],
    });
  } catch (error) {
    const markup = diagnoseMarkup(files, module);
    if (markup) return [markup];
    const misnamed = diagnoseJSX(files, module);
    if (misnamed) return [misnamed];
    const fault = readFault(file, error);
    // An error of sucrase itself has no place.
    const errors = fault.line === undefined ? diagnoseSpecifiers(files, module) : [];
    return errors.length > 0 ? errors : [describeFault(placeFault(module, fault))];
  }
  const diagnostics: Diagnostic[] = [];
  const nameOf = (tag: SyntaxNode): string =>
    /^<\/?\s*([^\s/<>]*)/.exec(textOf(tag, code))?.[1] ?? '';
  tree.cursor().iterate((ref) => {
    if (ref.name !== 'JSXElement') return;
    const open = ref.node.getChild('JSXOpenTag');
    const close = ref.node.getChild('JSXCloseTag');
    if (!open || !close) return;
    const [opened, closed] = [nameOf(open), nameOf(close)];
    // The grammar may not know what is in an element that has errors.
    if (opened === closed || findError(ref.node) !== undefined) return;
    const range = { file, from: close.from, to: close.to };
    const fault: Fault = {
      ...SYNTAX_ERROR,
      message: `</${closed}> closes <${opened}>`,
      replacements: [`</${opened}>`],
    };
    diagnostics.push(createDiagnostic(files, range, fault));
  });
  for (const { args, argList } of calls) {
    const from = args.length === 1 ? undefined : findError(argList);
    if (from === undefined) continue;
    const fault = { ...SYNTAX_ERROR, message: UNEXPECTED };
    diagnostics.push(createDiagnostic(files, { file, from, to: from + 1 }, fault));
  }
  return [...diagnostics, ...diagnoseSpecifiers(files, module)];
}

/** Finds the tag that a file begins with if it is no module, but HTML, or a file of Vue or Svelte. */
const MARKUP = /^(\s*(?:<!--[^]*?-->\s*)*)(<(?:!doctype\b|[a-z][\w-]*)[^<>]*>)/i;

/** Says that a file is markup. Whether it can be compiled is for the caller to know. */
export function diagnoseMarkup(
  files: SourceFiles,
  { file, code }: Pick<ModuleModel, 'file' | 'code'>,
): Diagnostic | undefined {
  const [, { length: from } = '', { length } = ''] = MARKUP.exec(code) ?? [];
  if (length === 0) return undefined;
  return createDiagnostic(
    files,
    { file, from, to: from + length },
    {
      ...SYNTAX_ERROR,
      message: 'This file begins with markup, as in HTML or Vue, but a module is code',
      remedy:
        'Write a component that returns these elements as JSX: export default () => <main>…</main>.',
    },
  );
}

/** Reports JSX in a file whose name allows none, if the file is correct otherwise. */
function diagnoseJSX(files: SourceFiles, { file, code }: ModuleModel): Diagnostic | undefined {
  if (!file.endsWith('.ts')) return undefined;
  const name = `${file}x`;
  try {
    transform(code, { transforms: ['typescript', 'jsx'] });
  } catch {
    return undefined;
  }
  let first: { from: number; to: number } | undefined;
  parseModule(name, code).tree.iterate({
    enter: ({ node }) => {
      if (/^JSX(?:OpenTag|FragmentTag|SelfClosingTag)$/.test(node.name)) {
        first ??= { from: node.from, to: node.to };
      }
      return first === undefined;
    },
  });
  return (
    first &&
    createDiagnostic(
      files,
      { file, ...first },
      {
        ...SYNTAX_ERROR,
        message: 'A .ts file cannot contain JSX',
        remedy: `Rename this file to ${name}.`,
      },
    )
  );
}

/**
 * Takes the place of the first error in the tree where sucrase knows none, has read on for lines, or has gone back to the
 * start of an arrow function or comment.
 */
function placeFault({ code, tree }: ModuleModel, fault: TranspileFault): TranspileFault {
  const { message, line = Infinity, column = 1 } = fault;
  if (message === 'Unterminated comment') {
    const start = code.indexOf('/*', code.lastIndexOf('*/') + 2);
    return { ...fault, ...positionAt(code, start) };
  }
  const at = findTreeError(code, tree);
  if (at === undefined) return fault;
  const place = positionAt(code, at);
  const start = (lineRange(code, line)?.from ?? 0) + column - 1;
  const isOfArrow = /^(?:=>|:)/.test(code.slice(start, start + 2));
  return place.line < line || isOfArrow ? { ...fault, ...place, message: UNEXPECTED } : fault;
}

function findTreeError(code: string, tree: Tree): number | undefined {
  const at = findError(tree.topNode);
  // The grammar does not know the type `a is b` of arrow functions.
  return at === undefined || /^(?:is|asserts)\b/.test(code.slice(at, at + 8)) ? undefined : at;
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

/**
 * Reports why the JavaScript engine rejects a file. The first error in the tree knows the column, and the line as well where
 * the end of something is missing, because then a beginning of the file has the same error.
 */
export function describeSourceError(
  files: SourceFiles,
  modules: Modules,
  { file, line, message }: SourceError,
): Diagnostic {
  const code = files[file] ?? '';
  const tree = modules.get(file)?.tree;
  const at = tree && findTreeError(code, tree);
  const isOfEnd = /[)}]|\bend\b/.test(message);
  const isPlaced = at !== undefined && (isOfEnd || positionAt(code, at).line === line);
  const found = lineRange(code, line) ?? { from: 0, to: code.length };
  const text = textOf(found, code);
  const indentation = text.length - text.trimStart().length;
  const { from, to } = isPlaced
    ? { from: at, to: at + 1 }
    : { from: found.from + indentation, to: found.from + text.trimEnd().length };
  return createDiagnostic(files, { file, from, to }, { ...SYNTAX_ERROR, message });
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
